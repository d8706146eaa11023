import { createContext, startTransition, use, useState } from "react";
import type { AdminAct } from "~/components/admin/admin-act-form";
import { targetOf } from "~/components/admin/admin-acts";
import type { AdminAnswer } from "~/components/admin/admin-answer";
import { performAct } from "~/components/admin/admin-calls.client";
import type { Role } from "~/domain/accounts/types";

/** What a user's row shows before the server has answered; `isGone` leaves it out. */
export interface UserChange {
	role?: Role;
	isPremium?: boolean;
	isGone?: boolean;
}

/** An answer, or what went wrong, or well, without a call. */
export type Told = Omit<AdminAnswer, "intent">;

export interface AdminActs {
	/** The newest outcome that is worth telling. */
	answer: Told | undefined;
	tell: (told: Told | undefined) => void;
	/** Loads again what the panel shows. */
	refresh: () => Promise<void>;
	isRefreshing: boolean;
	/** What each user's row shows instead of what was loaded, by id. */
	changes: ReadonlyMap<string, UserChange>;
	isRunning: (act: AdminAct) => boolean;
	/** Does it: the change shows at once and goes again when the server refuses. A second press of the same waits. */
	run: (act: AdminAct, change?: UserChange) => Promise<AdminAnswer | null>;
}

const ActsContext = createContext<AdminActs | null>(null);

export const AdminActsProvider = ActsContext.Provider;

/** Throws outside the panel. */
export function useActs(): AdminActs {
	const acts = use(ActsContext);
	if (!acts) throw new Error("useActs is for components inside the admin panel");
	return acts;
}

/** What is the same act: its kind and whom or what it is for. */
function keyOf(act: AdminAct): string {
	return `${act.intent} ${targetOf(act) ?? ""}`;
}

function without<Key>(set: ReadonlySet<Key>, key: Key): ReadonlySet<Key> {
	return new Set([...set].filter((other) => other !== key));
}

function withoutKey<Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
	return new Map([...map].filter(([other]) => other !== key));
}

interface Panel extends Pick<AdminActs, "refresh" | "isRefreshing"> {
	/** What a form without scripts came to. */
	sent?: AdminAnswer;
}

export function useAdminActs({ sent, refresh, isRefreshing }: Panel): AdminActs {
	const [answer, setAnswer] = useState<Told | undefined>(sent);
	const [running, setRunning] = useState<ReadonlySet<string>>(new Set());
	const [changes, setChanges] = useState<ReadonlyMap<string, UserChange>>(new Map());

	async function run(act: AdminAct, change?: UserChange): Promise<AdminAnswer | null> {
		const key = keyOf(act);
		if (running.has(key)) return null;
		setAnswer(undefined);
		setRunning((current) => new Set([...current, key]));
		if (change && "userId" in act) setChanges((current) => new Map([...current, [act.userId, change]]));
		const outcome = await performAct(act);
		if (outcome.message || outcome.link) setAnswer(outcome);
		if (outcome.ok) await refresh();
		const settle = () => change && "userId" in act && setChanges((current) => withoutKey(current, act.userId));
		// Together with what has arrived, so that nothing flickers back in between.
		if (outcome.ok) startTransition(() => void settle());
		else settle();
		setRunning((current) => without(current, key));
		return outcome;
	}

	return {
		answer,
		tell: setAnswer,
		refresh,
		isRefreshing,
		changes,
		isRunning: (act) => running.has(keyOf(act)),
		run,
	};
}
