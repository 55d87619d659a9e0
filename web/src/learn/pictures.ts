/** What is drawn beside each step of a game's introduction (`intro-1`, `intro-2`, ... of its catalogue): names of the
 * symbol set. */
export const PICTURES: Record<string, string[][]> = {
  schatztaucher: [
    ['chest', 'coins'],
    ['anchor'],
    ['amphora', 'shell'],
    ['seagrass'],
    ['monster'],
    ['gold', 'swap'],
  ],
  wreck_raiders: [
    ['gems', 'gold'],
    ['anchor', 'shell'],
    ['relics'],
    ['art', 'gems'],
    ['coins'],
    ['conch', 'starfish'],
  ],
  oh_crab: [
    ['crab'],
    ['forward', 'diagonal'],
    ['seaward', 'shell'],
    ['puddle'],
    ['castle', 'shortcut'],
    ['shell', 'swap'],
  ],
};
