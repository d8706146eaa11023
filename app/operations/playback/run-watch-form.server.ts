import { runLibraryForm } from "../library/run-library-form.server";
import { call } from "../operation-call";

/** Runs a form that the document of a watch page has sent: one of the library, or Refresh Servers. */
export async function runWatchForm(args: Parameters<typeof runLibraryForm>[0]): Promise<Response> {
	return await runLibraryForm(args, {
		"refresh-servers": () => call("GET /api/player-servers", { query: { refresh: "1" } }),
	});
}
