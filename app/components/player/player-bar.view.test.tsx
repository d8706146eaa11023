import { act, cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { SiteProvider } from "~/components/site/site-context";
import type { FilmFacts } from "~/domain/catalogue/cards";
import type { PlayerEvent } from "~/domain/playback/messages";
import { BUILT_IN_CONFIG } from "~/domain/playback/player-config";
import type { PlayerServer } from "~/domain/playback/player-servers";
import { NO_OFFER } from "~/domain/playback/player-state";
import { createEmitter } from "~/lib/caching/store";
import type { Language } from "~/lib/language/languages";
import { loadMessages } from "~/messages/area";
import { PageLanguage } from "~/messages/use-language";
import { SITE } from "../../../tests/harness/render";
import { PlayerBar } from "./player-bar";
import type { Player } from "./use-player";

const EIGHT = new Date(2026, 10, 25, 20, 0).getTime();
const FILM: FilmFacts = { minutes: 160, rating: 8.8, ageRating: "PG-13", languages: ["English", "Japanese"] };

function show(player: Partial<Player> = {}, film: Partial<FilmFacts> = {}, language: Language = "en") {
	const events = createEmitter<PlayerEvent>();
	const [server] = BUILT_IN_CONFIG.servers;
	const of = { events, server, startAt: 0, notice: null, isReady: true, languages: null, offer: NO_OFFER };
	const shown = { ...of, ...player } as Player;
	render(
		<PageLanguage value={language}>
			<SiteProvider value={SITE}>
				<MemoryRouter>
					<PlayerBar player={shown} film={{ ...FILM, ...film }} />
				</MemoryRouter>
			</SiteProvider>
		</PageLanguage>,
	);
	return (event: PlayerEvent["event"], currentTime: number) =>
		act(() => events.emit({ event, currentTime, duration: 9600 }));
}

beforeEach(() => {
	vi.useFakeTimers({ now: EIGHT });
});

test("says the length, when it ends, for which age it is and what is spoken in it", () => {
	show();
	for (const text of ["8.8", "2h 40m", "ends 22:40", "PG-13", "In English, Japanese"])
		expect(screen.getByText(text, { exact: false })).toBeVisible();
});

test("what is unknown is left out", () => {
	show({}, { minutes: null, rating: 0, ageRating: "", languages: [] });
	expect(screen.queryByText(/ends|In |·|0/)).toBeNull();
	expect(screen.queryByText("Age rating")).toBeNull();
});

test("the end follows the position, a resumed film ends sooner, and a paused one later", async () => {
	const report = show({ startAt: 1200 });
	expect(screen.getByText(/ends 22:20$/)).toBeVisible();
	report("seeked", 8400);
	expect(screen.getByText(/ends 20:20$/)).toBeVisible();
	report("pause", 8400);
	await act(() => vi.advanceTimersByTimeAsync(5 * 60_000));
	expect(screen.getByText(/ends 20:25$/)).toBeVisible();
	report("ended", 9600);
	await act(() => vi.advanceTimersByTimeAsync(5 * 60_000));
	expect(screen.getByText(/ends 20:05$/)).toBeVisible();
});

test("where a film resumed is not said any more at its end", () => {
	show({ startAt: 1200 });
	expect(screen.getByText("Resumed at 20:00")).toBeVisible();
	cleanup();
	show({ startAt: 1200, offer: { ...NO_OFFER, state: "offered" } });
	expect(screen.queryByText("Resumed at 20:00")).toBeNull();
});

test("a player that is silent is taken to play on", async () => {
	show({ isReady: false });
	await act(() => vi.advanceTimersByTimeAsync(5 * 60_000));
	expect(screen.getByText(/ends 22:40$/)).toBeVisible();
});

test("what no server plays has no end", () => {
	show({ phase: "failed" });
	expect(screen.queryByText(/ends/)).toBeNull();
});

test("languages that the player has come before those of the film", () => {
	show({ languages: { audio: ["de"], subtitles: ["en", "pt-BR"] } });
	expect(screen.getByText("Audio: German · Subtitles: English, Brazilian Portuguese")).toBeVisible();
});

test("what has happened to the trailer is said with the page's word for it", async () => {
	await loadMessages("es");
	const [player, trailer] = BUILT_IN_CONFIG.servers as [PlayerServer, PlayerServer];
	show({ notice: { kind: "replaced", why: "play", server: trailer, next: player } }, {}, "es");
	expect(screen.getByRole("status")).toHaveTextContent(
		"Tráiler no pudo reproducirlo, así que ahora se usa Marquee Player.",
	);
});
