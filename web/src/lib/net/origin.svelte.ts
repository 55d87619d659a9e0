/** Where others find this room: links for them begin with it. Whoever sits at the room's own machine has opened it at an
 * address that is of no use elsewhere; then the room knows a better one, if it listens to the network. */
import { api, Refused, Unreachable } from './api';
import type { Network } from './messages';

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

class Origin {
  private network = $state.raw<Network | null>(null);
  private readonly isLoopback = LOOPBACK.includes(location.hostname);

  /** The address in the network, whether or not the room listens there. */
  get elsewhere(): string | null {
    const address = this.network?.address;
    const port = location.port ? `:${location.port}` : '';
    return address ? `${location.protocol}//${address}${port}` : null;
  }
  /** What links for others begin with. */
  get forOthers(): string {
    return (this.network?.listens && this.elsewhere) || location.origin;
  }
  /** Whether links work on this machine only. */
  get isOnlyHere(): boolean {
    return this.isLoopback && this.forOthers === location.origin;
  }

  async learn(): Promise<void> {
    if (!this.isLoopback || this.network) return;
    try {
      this.network = await api.network();
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
    }
  }
}

export const origin = new Origin();
