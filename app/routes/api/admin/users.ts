import { toUserResponse } from "~/domain/accounts/types";
import { UserListQuery } from "~/domain/administration/queries";
import { listUsers } from "~/domain/administration/user-list.server";
import { HttpError } from "~/lib/http-error";
import { readQuery } from "~/lib/read-query";
import { endpoint } from "~/middleware/api-endpoint";
import { database } from "~/middleware/database";
import type { Route } from "./+types/users";
import { BAD_CURSOR } from "./refusals";

const answer = endpoint<Route.LoaderArgs>({
	async GET({ request, context }) {
		const page = await listUsers(context.get(database), readQuery(request, UserListQuery));
		if (!page) throw new HttpError(BAD_CURSOR);
		const { users, ...rest } = page;
		return Response.json({ success: true, data: users.map(toUserResponse), ...rest });
	},
});

export { answer as action, answer as loader };
