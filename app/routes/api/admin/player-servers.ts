import { readPlayerBoard } from "~/domain/administration/player-board.server";
import { success } from "~/lib/json-response";
import { endpoint } from "~/middleware/api-endpoint";
import { database } from "~/middleware/database";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/player-servers";

const answer = endpoint<Route.LoaderArgs>({
	GET: async ({ context }) => success(await readPlayerBoard(context.get(platformContext), context.get(database))),
});

export { answer as action, answer as loader };
