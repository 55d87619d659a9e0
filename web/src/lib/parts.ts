/** Parts of the page that are loaded when they are wanted. */

/** Such a part cannot be had: the connection is gone, or the page has changed since it was opened. */
export class PartLost extends Error {}

export async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    throw new PartLost();
  }
}
