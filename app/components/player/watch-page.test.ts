import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { SiteProvider } from "~/components/site/site-context";
import { movieRef } from "~/domain/catalogue/paths";
import { BUILT_IN_CONFIG } from "~/domain/playback/player-config";
import { ofRatings } from "../../../tests/harness/remarks";
import { WatchPage } from "./watch-page";

/** React's mark for a part that the server could not finish and leaves to the browser, which reports it as an error. */
const UNFINISHED = "<!--$!-->";

test("the server finishes the player, also in the first page that shows one", () => {
	const summary = { serverCount: 2, enabledCount: 2, version: "", lastUpdated: null, remoteUrl: null };
	const page = createElement(WatchPage, {
		title: { mediaType: "movie", id: 27205, title: "Inception", poster: null, backdrop: null, rating: 8.4 },
		playable: movieRef(27205),
		film: { minutes: 148, rating: 8.4, ageRating: "PG-13", languages: ["English"] },
		servers: { config: BUILT_IN_CONFIG, summary },
		elsewhere: { trailer: null, offers: null },
		ownFacts: { resumeAt: 0, isRecordFull: false, isInWatchLater: false, remarks: ofRatings(null) },
		viewings: [],
		details: () => null,
	});
	const site = { images: { base: "/artwork/1", vector: true }, source: "sample", visitor: null } as const;
	const router = createMemoryRouter([{ path: "*", element: createElement(SiteProvider, { value: site }, page) }]);
	const html = renderToString(createElement(RouterProvider, { router }));
	expect(html).toContain('src="/embed/movie/27205?autoplay=1"');
	expect(html).toContain("Streaming Servers");
	expect(html).not.toContain(UNFINISHED);
});
