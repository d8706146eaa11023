import { listPlayerServers } from "~/domain/playback/player-servers.server";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/player-servers";

export async function loader({ request, context }: Route.LoaderArgs) {
	const refresh = new URL(request.url).searchParams.get("refresh") === "1";
	const { config, summary, error } = await listPlayerServers(context.get(platformContext), { refresh });
	return Response.json(
		{ success: true, data: { ...config, summary, error } },
		{ headers: { "cache-control": "no-store" } },
	);
}
