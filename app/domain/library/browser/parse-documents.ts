// What a browser may have stored, checked entry by entry: invalid ones are dropped.

import { type ChangeKind, NEEDED_FIELDS } from "~/domain/library/changes/changes";
import { ofRemarks, REMARKS } from "~/domain/library/changes/remarks";
import { PLAY_PRECISIONS, PLAY_SOURCES } from "~/domain/library/diary/plays";
import { pickSwitchesOn } from "~/domain/library/preferences";
import { parseJson } from "~/lib/http/parse-json";
import { isRecord } from "~/lib/is-record";
import { mapValues } from "~/lib/map-values";
import { hasShape, isNumber, isOneOf, isText, isWholeFrom, optional, orNull } from "~/lib/shape";
import type { LocalDocuments, StoredChange } from "./document";
import { isCard, type LocalCard } from "./local-card";

const isWhole = isWholeFrom(0);
const isNumberOrNull = optional(orNull(isNumber));
const isWholeOrNull = optional(orNull(isWhole));
const isYes = optional(isOneOf([true]));

const isPlayTime = hasShape({ watchedAt: orNull(isNumber), precision: isOneOf(PLAY_PRECISIONS) });

/** Of all kinds. */
const hasFields = hasShape({
	at: isWhole,
	mediaType: isOneOf(["movie", "tv"]),
	id: isWholeFrom(1),
	name: optional(isText),
	refused: optional(hasShape({ reason: isText, count: optional(isWhole) })),
	since: optional(isWhole),
	season: isWholeOrNull,
	episode: isWholeOrNull,
	position: isNumberOrNull,
	duration: optional(isNumber),
	session: optional(isText),
	playId: optional(isText),
	watchedAt: isNumberOrNull,
	precision: optional(isOneOf(PLAY_PRECISIONS)),
	source: optional(isOneOf(PLAY_SOURCES)),
	isOnly: isYes,
	together: isYes,
	nextSeason: optional(isWhole),
	nextEpisode: optional(isWhole),
	list: optional(isText),
	rank: optional(isWholeFrom(1)),
	...ofRemarks((name) => optional<unknown>(typeof REMARKS[name].none === "number" ? isWholeFrom(1) : isText)),
	when: (value) => value === undefined || isText(value) || isPlayTime(value),
	confirm: isYes,
});

function isStoredChange(value: unknown): value is StoredChange {
	if (!isRecord(value) || typeof value.kind !== "string" || !Object.hasOwn(NEEDED_FIELDS, value.kind)) return false;
	const needed = NEEDED_FIELDS[value.kind as ChangeKind];
	return needed.every((name) => (value[name] ?? null) !== null) && hasFields(value);
}

export function parseDocuments(text: string | null): LocalDocuments {
	const stored = parseJson(text);
	return mapValues(isRecord(stored) ? stored : {}, (value) => {
		const document = isRecord(value) ? value : {};
		const { changes, cards } = document;
		const valid = Object.entries(isRecord(cards) ? cards : {}).filter((entry): entry is [string, LocalCard] => {
			return isCard(entry[1]);
		});
		return {
			changes: Array.isArray(changes) ? changes.filter(isStoredChange) : [],
			cards: Object.fromEntries(valid),
			...pickSwitchesOn(document),
		};
	});
}
