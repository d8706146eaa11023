import { freshAddress, givenAccount, sessionCookie } from "./accounts";
import { clientOf } from "./library";
import { expect, type Site, test } from "./test";

// The page cache is on, as in production.
test.use({ variables: { PAGE_CACHE: "on" } });

interface Movie {
	id: number;
	title: string;
	credits: { cast: { id: number }[] };
}

async function get({ url }: Site, path: string, token?: string) {
	const headers = { ...freshAddress(), ...(token && { cookie: `${sessionCookie(url)}=${token}` }) };
	const response = await fetch(`${url}${path}`, { headers });
	return { status: response.status, text: await response.text() };
}

/** A movie that Home shows. */
async function findSubject(site: Site): Promise<Movie> {
	const { text } = await get(site, "/");
	const id = /href="\/movie\/(\d+)"/.exec(text)?.[1];
	return JSON.parse((await get(site, `/api/tmdb/movie/${id}?append_to_response=credits`)).text);
}

test("a blocked title disappears from every page, player and operation at once, cached pages included, and can be unblocked", async ({
	site,
}) => {
	const owner = clientOf(site, await givenAccount(site, "owner"));
	const viewer = await givenAccount(site);
	const { id, title, credits } = await findSubject(site);
	await clientOf(site, viewer)("POST", "watch-later", { media_id: String(id), media_type: "movie" });
	await clientOf(site, viewer)("POST", "watch-history", { media_id: String(id), media_type: "movie" });

	const ownPaths = [
		`/movie/${id}`,
		`/watch/movie/${id}`,
		`/embed/movie/${id}`,
		`/embed/trailer/movie/${id}`,
		`/api/tmdb/movie/${id}`,
	];
	const query = encodeURIComponent(title);
	const lists: [path: string, as?: string][] = [
		["/"],
		[`/search?q=${query}`],
		[`/person/${credits.cast[0]?.id}`],
		["/sitemap.xml"],
		[`/api/tmdb/search/multi?query=${query}`],
	];
	/** Here it keeps its place, without artwork and without a link to its page. */
	const kept: [path: string, as: string][] = [
		["/my-list?tab=watchlater", viewer.token],
		["/my-list?tab=continue", viewer.token],
	];
	async function readAll() {
		const pages = await Promise.all(ownPaths.map(async (path) => [path, (await get(site, path)).status]));
		const responses = await Promise.all(
			lists.map(async ([path, as]) => {
				const { status, text } = await get(site, path, as);
				return [path, status, new RegExp(`\\b${id}\\b`).test(text)];
			}),
		);
		const places = await Promise.all(
			kept.map(async ([path, as]) => {
				const { text } = await get(site, path, as);
				return [path, text.includes(`href="/movie/${id}"`), text.includes("No longer available here")];
			}),
		);
		return [...pages, ...responses, ...places];
	}
	const visible = [
		...ownPaths.map((path) => [path, 200]),
		...lists.map(([path]) => [path, 200, true]),
		...kept.map(([path]) => [path, true, false]),
	];
	const hidden = [
		...ownPaths.map((path) => [path, 404]),
		...lists.map(([path]) => [path, 200, false]),
		...kept.map(([path]) => [path, false, true]),
	];

	expect(await readAll()).toEqual(visible);
	await owner("POST", "admin/blocked-titles", { media_id: String(id), media_type: "movie", reason: "A notice" });
	expect(await readAll()).toEqual(hidden);
	await owner("DELETE", `admin/blocked-titles/${id}/movie`);
	expect(await readAll()).toEqual(visible);
});
