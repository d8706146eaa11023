// Which titles lists leave out for a profile: those that are not for it and, where it prefers so, those that it has watched.
import type { Database } from "~/database/open.server";
import { selectHidden } from "~/domain/library/store/hidden.server";
import { preferencesOf, selectPreferences } from "~/domain/library/store/preferences.server";
import type { ProfileId } from "../../accounts/profiles";
import type { LeaveOut } from "../../catalogue/blocked/without-blocked";
import { titleKey } from "../../catalogue/paths";
import type { TitleRef } from "../../catalogue/types";
import { listWatched } from "./seen.server";

type ListWatched = (titles: TitleRef[]) => Promise<Set<string>>;

/** Null when nothing is left out. Where it cannot be read what was watched, that is shown. */
export function toLeaveOut(hidden: TitleRef[], findWatched: ListWatched | null = null): LeaveOut | null {
	if (hidden.length === 0 && !findWatched) return null;
	const keys = new Set(hidden.map(titleKey));
	return async (titles) => {
		const watched = await findWatched?.(titles).catch(() => null);
		return (title) => keys.has(titleKey(title)) || watched?.has(titleKey(title)) === true;
	};
}

interface OwnLists {
	/** The preference. */
	hideWatched: boolean;
	/** All that are not for the profile. */
	hidden: TitleRef[];
}

export function toOwnLeaveOut(db: Database, profileId: ProfileId, { hidden, hideWatched }: OwnLists): LeaveOut | null {
	return toLeaveOut(hidden, hideWatched ? (titles) => listWatched(db, { profileId, titles }) : null);
}

/** What is not for those who are here too; nothing where it cannot be read. */
export async function listHiddenOf(db: Database, profileIds: ProfileId[]): Promise<TitleRef[]> {
	const lists = await Promise.all(profileIds.map((id) => selectHidden(db, id))).catch(() => []);
	return lists.flat();
}

/** For lists, which show everything when it cannot be read. Never rejects. */
export async function findLeaveOut(
	db: Database,
	profileId: ProfileId,
	{ showsWatched = false, companions }: { showsWatched?: boolean; companions: Promise<ProfileId[]> },
): Promise<LeaveOut | null> {
	const reading = db.batch([selectHidden(db, profileId), selectPreferences(db, profileId)]);
	const theirs = companions.then((ids) => listHiddenOf(db, ids));
	return await Promise.all([reading, theirs]).then(
		([[own, preferences], others]) => {
			const hidden = [...own, ...others];
			if (showsWatched) return toLeaveOut(hidden);
			return toOwnLeaveOut(db, profileId, { hidden, ...preferencesOf(preferences) });
		},
		() => null,
	);
}
