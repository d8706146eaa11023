import { cardFacts } from "~/domain/catalogue/cards";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { toCardResponse } from "~/domain/library/answers";
import { listRecentWatches } from "~/domain/library/continue-watching.server";
import { listRecommendations } from "~/domain/library/recommendations.server";
import { success } from "~/lib/json-response";
import { endpoint } from "~/middleware/api-endpoint";
import { database } from "~/middleware/database";
import { currentUser } from "~/middleware/guard-page";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/recommendations";

const answer = endpoint<Route.LoaderArgs>({
	async GET({ context }) {
		const catalogue = openCatalogue(context.get(platformContext));
		const db = context.get(database);
		const userId = context.get(currentUser).id;
		const list = await listRecommendations(db, catalogue, { userId, recent: listRecentWatches(db, catalogue, userId) });
		const { images } = catalogue;
		return success(list.map(({ reason, ...card }) => ({ ...toCardResponse({ ...cardFacts(card), images }), reason })));
	},
});

export { answer as action, answer as loader };
