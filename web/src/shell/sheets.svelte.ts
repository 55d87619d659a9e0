/** The sheets that can lie over a table, which of them does, and what they show that must be asked for first. */
import type { ScoreSheet, TableLinks } from '../lib/net/messages';
import type { TableSession } from './session.svelte';

export type SheetName = 'rules' | 'invite' | 'score' | 'end' | 'more' | 'keys' | 'share';

export class Sheets {
  open = $state<SheetName | null>(null);
  links = $state.raw<TableLinks | null>(null);
  /** The score sheet of a game under way, when it was asked for. */
  soFar = $state.raw<ScoreSheet | null>(null);

  constructor(private readonly session: TableSession) {}

  async openInvitation(): Promise<void> {
    if (this.links || (await this.readLinks())) this.open = 'invite';
  }

  async openScore(): Promise<void> {
    const answer = await this.session.ask({ do: 'score' });
    if (!answer?.score) return;
    this.soFar = answer.score;
    this.open = 'score';
  }

  /** A link with which anybody may look at this game; what is public needs no secret. */
  async openShare(): Promise<void> {
    const { client, table } = this.session;
    if (client.host && !table?.public && !this.links) await this.readLinks();
    this.open = 'share';
  }

  /** Revoke the link of a seat, or of those who watch, and make a new one. */
  async renewLink(seat: number | null): Promise<void> {
    const done = await this.session.ask({ do: 'relink', ...(seat === null ? {} : { seat }) });
    if (done) await this.readLinks();
  }

  /** The links of the table; only for its host. */
  async readLinks(): Promise<TableLinks | null> {
    const answer = await this.session.ask({ do: 'links' }, false);
    return (this.links = answer?.links ?? this.links);
  }
}
