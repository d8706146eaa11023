import { act, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { PlayerEvent } from "~/domain/playback/messages";
import { createEmitter } from "~/lib/store";
import { NextMovieOffer } from "./next-movie-offer";

const RELOADED = {
	mediaType: "movie",
	id: 604,
	title: "The Matrix Reloaded",
	year: 2003,
	poster: null,
	rating: 7,
	genres: [],
	reason: "Next in The Matrix Collection",
} as const;

test("offers the next movie when a movie has ended, until it plays again or the visitor declines", async () => {
	const events = createEmitter<PlayerEvent>();
	const emit = (event: PlayerEvent["event"]) => act(() => events.emit({ event, currentTime: 0, duration: 100 }));
	render(
		<MemoryRouter>
			<NextMovieOffer movie={{ ...RELOADED, genres: [] }} events={events} />
		</MemoryRouter>,
	);
	emit("timeupdate");
	expect(screen.queryByRole("region")).toBeNull();
	emit("ended");
	const offer = await screen.findByRole("region", { name: "Next movie" });
	expect(offer).toHaveTextContent("Next in The Matrix CollectionThe Matrix Reloaded");
	expect(screen.getByRole("link", { name: "Watch Now" })).toHaveAttribute("href", "/watch/movie/604");
	emit("play");
	expect(screen.queryByRole("region")).toBeNull();
	emit("ended");
	fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
	expect(screen.queryByRole("region")).toBeNull();
});
