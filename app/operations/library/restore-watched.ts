import { restoreRecord } from "~/domain/library/watched.server";
import { defineOperation } from "../operation";
import { NOTHING } from "../shapes";
import { TitleParams } from "../title-params";
import { RecordBody } from "./watched";

export const restoreWatchedOperation = defineOperation("PUT /api/watched/:mediaId/:mediaType", {
	tag: "Library",
	summary: "Restore what the record of a title held",
	description: "Undoes a mark: takes what that call returned.",
	access: "signed-in",
	params: TitleParams,
	body: RecordBody,
	bodyMax: 1024 * 1024,
	response: { description: "Restored", data: NOTHING },
	async handle({ db, user, params, body }) {
		await restoreRecord(db, { userId: user.id, ...params, ...body });
		return { data: {} };
	},
});
