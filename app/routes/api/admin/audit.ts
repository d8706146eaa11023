import { listAudit } from "~/domain/administration/audit-list.server";
import { AuditQuery } from "~/domain/administration/queries";
import { HttpError } from "~/lib/http-error";
import { readQuery } from "~/lib/read-query";
import { endpoint } from "~/middleware/api-endpoint";
import { database } from "~/middleware/database";
import type { Route } from "./+types/audit";
import { BAD_CURSOR } from "./refusals";

const answer = endpoint<Route.LoaderArgs>({
	async GET({ request, context }) {
		const page = await listAudit(context.get(database), readQuery(request, AuditQuery));
		if (!page) throw new HttpError(BAD_CURSOR);
		return Response.json({ success: true, data: page.lines, nextCursor: page.nextCursor });
	},
});

export { answer as action, answer as loader };
