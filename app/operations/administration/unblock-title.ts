import { unblockTitleAs } from "~/domain/administration/blocked-titles.server";
import { defineOperation } from "../operation";
import { NOTHING } from "../shapes";
import { TitleParams } from "../title-params";
import { NOT_BLOCKED } from "./blocked-title";

export const unblockTitleOperation = defineOperation("DELETE /api/admin/blocked-titles/:mediaId/:mediaType", {
	tag: "Administration",
	summary: "Unblock a title",
	access: "owner",
	audit: "title.unblock",
	params: TitleParams,
	response: { description: "Unblocked", data: NOTHING },
	refusals: { missing: NOT_BLOCKED },
	async handle({ platform, actor, params: { mediaId: id, mediaType }, refuse }) {
		if (!(await unblockTitleAs(platform, { actor, mediaType, id }))) throw refuse("missing");
		return { data: {} };
	},
});
