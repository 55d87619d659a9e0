"""The rules as WebAssembly, as browsers run them, measured in the Node that the page is built with: random play of
whole games through the page's own `web/src/lib/module/module.ts`."""

from __future__ import annotations

import json
import subprocess

from tools.browser_modules import FOLDER
from tools.page import WEB, node

from seaboard.games import open_game

PLAY = """
import fs from 'node:fs';
const [file, code, start] = JSON.parse(process.argv[1]);
const { Rules } = await import(file);
const table = await Rules.load(fs.readFileSync(code));
const bytes = Uint8Array.from(Buffer.from(start, 'hex'));
const seeds = [12345, 6789];
const seconds = () => process.cpuUsage().user / 1e6;
let best = 0;
for (let slice = 0; slice < 12; slice += 1) {
  const begin = seconds();
  let made = 0;
  while (seconds() - begin < 0.25) {
    for (let game = 0; game < 20; game += 1) {
      table.lay(bytes);
      made += table.playOut(seeds);
    }
  }
  best = Math.max(best, made / (seconds() - begin));
}
console.log(best);
"""


def browser_speed(name: str) -> float | None:
    """Steps a second of random play on one core; None where the module was not made."""
    code = FOLDER / f"{name}.wasm"
    if not code.is_file():
        return None
    game = open_game(name)
    start = game.new(game.parse_options({})).to_bytes().hex()
    given = json.dumps([(WEB / "src" / "lib" / "module" / "module.ts").as_uri(), str(code), start])
    program, _ = node()
    wishes = ("--no-warnings", "--input-type=module", "-e", PLAY)
    done = subprocess.run([program, *wishes, given], capture_output=True, text=True, check=True)
    return float(done.stdout)
