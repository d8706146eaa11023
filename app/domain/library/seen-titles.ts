// Owns the format in which a browser sends the titles that it knows as seen: their keys, as in "movie:550,tv:1396".

import { titleKey } from "../catalogue/paths";
import type { TitleRef } from "../catalogue/types";
import { LOCAL_HISTORY_MAX } from "./retention";

const KEY = /^(?:movie|tv):[1-9]\d{0,8}$/;

/** At most 50; anything that is no key is dropped. */
export function readSeen(text: string | null): Set<string> {
	return new Set((text ?? "").split(",", LOCAL_HISTORY_MAX).filter((key) => KEY.test(key)));
}

export function writeSeen(titles: TitleRef[]): string {
	return titles.map(titleKey).join(",");
}
