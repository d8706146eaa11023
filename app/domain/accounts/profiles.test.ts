import { expect, test } from "vitest";
import { drawEmblem } from "~/artwork/motifs";
import { EMBLEM_NAMES, emblemPath, listCertificates, PROFILE_COLOURS, type ProfileId } from "./profiles";

test("the artwork draws every emblem, and in every colour", async () => {
	for (const name of EMBLEM_NAMES) expect(await drawEmblem("amber", name), name).toContain("<svg");
	for (const colour of PROFILE_COLOURS) expect(await drawEmblem(colour, "star"), colour).toContain("<svg");
	expect(await drawEmblem("mauve", "star")).toBeNull();
	expect(await drawEmblem("amber", "nothing")).toBeNull();
});

test("a profile keeps its emblem, and the emblems of a household are not all the same", () => {
	const paths = Array.from({ length: 40 }, (_, index) => {
		const profile = { id: `profile-${index}` as string as ProfileId, colour: "teal" } as const;
		expect(emblemPath(profile)).toBe(emblemPath(profile));
		return emblemPath(profile);
	});
	expect(new Set(paths).size).toBeGreaterThan(12);
	expect(paths[0]).toMatch(/^\/artwork\/1\/w185\/emblem-teal-[a-z]+\.svg$/);
});

test("an age rating is not broken at its hyphen", () => {
	expect(listCertificates({ movie: "PG", tv: "TV-Y7" })).toEqual(["PG", "TV\u2011Y7"]);
	expect(listCertificates({ movie: null, tv: "TV-PG" })).toEqual(["TV\u2011PG"]);
});
