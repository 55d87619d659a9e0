/** Calls somebody back when it is their turn: by the tab's title and icon, and, if they have agreed to it once, by a sound
 * and a notification of the browser. */
import { recall, remember } from './memory';
import { wishes } from './wishes.svelte';

const ICON = '/icon.svg';
const ICON_TURN = '/icon-turn.svg';

class Attention {
  /** Whether the question was answered, either way. */
  answered = $state(recall('attention') !== null);
  /** Whether it was answered with yes. */
  wished = $state(recall('attention') === 'on');

  /** Show on the tab whether somebody is awaited here. */
  mark(title: string, awaited: boolean): void {
    document.title = `${awaited ? '● ' : ''}${title}`;
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    const wanted = awaited ? ICON_TURN : ICON;
    if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
  }

  /** The answer; only a yes asks the browser, which then asks once more. */
  async agree(yes: boolean): Promise<void> {
    this.answered = true;
    this.wished = yes;
    remember('attention', yes ? 'on' : 'off');
    if (!yes) return;
    wishes.setSound(true);
    if ('Notification' in globalThis) await Notification.requestPermission();
  }

  /** A word outside the page, for whoever looks elsewhere. */
  async notify(title: string, body: string, about: string): Promise<void> {
    if (!document.hidden || !this.wished) return;
    if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
    const options = { body, tag: about, icon: ICON };
    // On phones a page itself may not: there its worker tells, and leads back.
    const worker = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
    if (worker?.active) {
      await worker.showNotification(title, { ...options, data: location.href });
      return;
    }
    const told = new Notification(title, options);
    told.onclick = () => {
      focus();
      told.close();
    };
  }
}

export const attention = new Attention();
