// A boardgame.io server with the smallest game there is: three players count in turn. Storage is in memory, as it is by
// default. Prints the port it listens on.
const { Server } = require("boardgame.io/server");

const counter = {
  name: "counter",
  minPlayers: 3,
  maxPlayers: 3,
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    count: ({ G }) => {
      G.count += 1;
    },
  },
};

Server({ games: [counter], origins: [] })
  .run(0)
  .then(({ appServer }) => console.log(appServer.address().port));
