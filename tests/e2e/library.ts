import { expect, type FrameLocator, type Page } from "@playwright/test";
import { episodeKey } from "../../app/domain/catalogue/paths";
import { parseDocuments } from "../../app/domain/library/browser/parse-documents";
import { type LocalLibrary, readDocument } from "../../app/domain/library/browser/read-document";
import { freshAddress } from "../harness/client-address";
import type { Account } from "./accounts";
import type { Site } from "./test";

export interface Entry {
	media_id: string;
	media_type: string;
	season: number;
	episode: number;
	position: number;
	duration: number;
	last_watched: string;
}

/** Calls of /api in the name of an account. */
export function clientOf({ url }: Site, { token }: Account) {
	return async function call<Data = unknown>(method: string, path: string, body?: unknown): Promise<Data> {
		const response = await fetch(`${url}/api/${path}`, {
			method,
			headers: {
				authorization: `Bearer ${token}`,
				"content-type": "application/json",
				...freshAddress(),
			},
			body: body === undefined ? undefined : JSON.stringify(body),
		});
		expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
		return ((await response.json()) as { data: Data }).data;
	};
}

export function player(page: Page): FrameLocator {
	return page.frameLocator("iframe");
}

/** Starts to play, seeks to a tenth of the film (0..9) and pauses there. */
export async function watchUntil(page: Page, tenth: number): Promise<void> {
	await player(page)
		.getByRole("button", { name: /^Play / })
		.first()
		.click();
	await page.keyboard.press(String(tenth));
	await page.keyboard.press("k");
}

export async function watchToTheEnd(page: Page): Promise<void> {
	await player(page)
		.getByRole("button", { name: /^Play / })
		.first()
		.click();
	await page.keyboard.press("End");
}

/** The libraries in browser storage: a signed-out visitor's own, and what could not be sent. */
async function localLibraries(page: Page): Promise<LocalLibrary[]> {
	const text = await page.evaluate(() => localStorage.getItem("marquee.library"));
	return Object.values(parseDocuments(text)).map(readDocument);
}

/** How far episodes and movies were played, in browser storage. */
export async function localProgress(page: Page): Promise<LocalLibrary["progress"]> {
	return (await localLibraries(page)).flatMap(({ progress }) => progress);
}

/** The plays in browser storage. */
export async function localPlays(page: Page): Promise<LocalLibrary["plays"]> {
	return (await localLibraries(page)).flatMap(({ plays }) => plays);
}

/** The titles in browser storage, newest first, with the position of the episode that was opened last. */
export async function localHistory(
	page: Page,
): Promise<{ media_id: string; season: number; episode: number; position?: number }[]> {
	return (await localLibraries(page)).flatMap(({ history, progress }) =>
		history.map((entry) => ({
			media_id: String(entry.id),
			season: entry.season,
			episode: entry.episode,
			position: progress.find((place) => episodeKey(place) === episodeKey(entry))?.position,
		})),
	);
}

/** Opens a watch page signed out, until the browser has recorded it: with the player's file, some time after hydration. */
export async function openTitle(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await expect
		.poll(async () => (await localHistory(page)).map(({ media_id }) => media_id))
		.toContain(path.split("/")[3]);
}
