import { z } from "zod";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { toWatchLaterResponse } from "~/domain/library/responses";
import { listLater, readLaterState } from "~/domain/library/watch-later.server";
import { defineOperation } from "../operation";
import { COUNT, LATER_ITEM } from "../shapes";
import { PageQuery } from "./page-query";

export const listWatchLaterOperation = defineOperation("GET /api/watch-later", {
	tag: "Library",
	summary: "List one's saved titles",
	access: "signed-in",
	query: PageQuery,
	response: { description: "Newest first", data: z.array(LATER_ITEM), rest: { total: COUNT } },
	async handle({ db, platform, user, query }) {
		const catalogue = openCatalogue(platform);
		const [items, { total }] = await Promise.all([
			listLater(db, catalogue, { userId: user.id, ...query }),
			readLaterState(db, user.id),
		]);
		const { images } = catalogue;
		return { data: items.map((item) => toWatchLaterResponse({ ...item, images })), rest: { total } };
	},
});
