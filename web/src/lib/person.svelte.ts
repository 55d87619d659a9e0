/** Who plays on this device: a guest with a name. The server knows them by a cookie; a name is enough to come in. */
import { api, type Myself } from './net/api';
import { recall, remember } from './memory';
import { say } from './words/speech.svelte';
import { tellTrouble } from './words/trouble';

class Person {
  name = $state(recall('name') ?? '');
  me = $state.raw<Myself | null>(null);

  /** Why a personal link did not open, if it did not. */
  trouble = $state('');

  /** How strangers come in: by a name, with the room's password too, or not at all. */
  door = $state<Myself['door']>('open');

  /** Who I am, if this device has been here before. */
  async recognise(): Promise<void> {
    const me = await api.me();
    this.door = me.door;
    this.me = me.name === null ? null : (me as Myself);
    if (this.me) this.name = this.me.name;
  }

  /** My tables as they are now; the name may be being changed. Where nobody answers they stay as they were known. */
  async look(): Promise<void> {
    if (!this.me) return;
    const me = await api.me().catch(() => null);
    if (me?.name) this.me = me as Myself;
  }

  /** Come in under the name that was given, or under a guest's. */
  async comeIn(password?: string): Promise<void> {
    const name = this.name.trim() || say('guest');
    if (this.me?.name === name) return;
    this.me = await api.comeIn(name, password);
    this.door = 'open';
    remember('name', name);
    this.name = name;
  }

  /** Come back with a personal link from another device. */
  async claim(link: string): Promise<void> {
    try {
      this.me = await api.claim(link);
      this.name = this.me.name;
      remember('name', this.name);
    } catch (error) {
      this.trouble = tellTrouble(error);
    }
  }

  /** Another personal link: the old one opens nothing any more, and only this device goes on. */
  async renewLink(): Promise<void> {
    this.me = await api.renewLink();
  }
}

export const person = new Person();
