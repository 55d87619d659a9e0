/** Milliseconds after which something is asked or said again that was too much at once. */
const AGAIN = 1000;

export function aMoment(): Promise<void> {
  return new Promise((done) => setTimeout(done, AGAIN));
}
