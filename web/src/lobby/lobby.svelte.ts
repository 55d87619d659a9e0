/** The live list of public tables. */
import { socketAddress } from '../lib/net/api';
import type { Summary } from '../lib/net/messages';
import { Line, type Connection } from '../lib/net/socket';

export class LobbyClient {
  tables = $state.raw<Summary[]>([]);
  connection = $state<Connection>('connecting');
  private readonly line = new Line({
    address: () => socketAddress('/api/lobby/socket'),
    receive: (message) => {
      const told = message as { say: string; tables?: Summary[] };
      if (told.say === 'lobby') this.tables = told.tables ?? [];
    },
    changed: (state) => (this.connection = state),
  });

  /** Come in again: the cookie has changed. */
  again(): void {
    this.line.again();
  }

  end(): void {
    this.line.end();
  }
}
