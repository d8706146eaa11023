// Answers POST /api/changes as an account does, for tests of what a press sends and says.
import { beforeEach, vi } from "vitest";
import { forgetMade } from "~/browser/library/made-here";
import type { ChangeKind, SentChange } from "~/domain/library/changes/changes";

/** A change as it was sent, without its time. */
type Sent = Partial<SentChange>;

interface Answer {
	/** By default the opposite of each change. */
	undo?: Sent[];
	refused?: { index: number; reason: string; count?: number; plays?: { watched_at: string | null }[] }[];
}

const OPPOSITES: [ChangeKind, ChangeKind][] = [
	["open", "close"],
	["save", "unsave"],
	["hide", "show"],
	["rate", "unrate"],
	["begin", "unbegin"],
	["play", "unplay"],
	["mark", "unmark"],
];

function invert(change: Sent): Sent {
	const pair = OPPOSITES.find((kinds) => kinds.some((kind) => kind === change.kind));
	return { ...change, kind: pair?.find((kind) => kind !== change.kind) };
}

/** An error response. */
export function refusal(status: number, message = "It was refused"): Response {
	return Response.json({ success: false, message }, { status });
}

class Account {
	/** The changes of each request. */
	sent: Sent[][] = [];
	/** What it says to the changes of a request; rejects without a network. */
	answer: (changes: Sent[]) => Answer | Response | Promise<Answer | Response> = () => ({});

	/** The kinds that were sent. */
	get kinds(): (ChangeKind | undefined)[] {
		return this.sent.flat().map(({ kind }) => kind);
	}

	/** Holds its answers back until the returned function is called. */
	hold(): () => void {
		const { answer } = this;
		let release = (): void => undefined;
		const released = new Promise<void>((resolve) => {
			release = resolve;
		});
		this.answer = async (changes) => {
			await released;
			return await answer(changes);
		};
		return release;
	}

	async fetch(address: RequestInfo | URL, init?: RequestInit): Promise<Response> {
		if (address !== "/api/changes") return Response.json({ success: true, data: [] });
		const { changes } = JSON.parse(String(init?.body)) as { changes: SentChange[] };
		const withoutTimes = changes.map(({ at: _, ...change }) => change);
		this.sent.push(withoutTimes);
		const answer = await this.answer(withoutTimes);
		if (answer instanceof Response) return answer;
		const { refused = [], undo = withoutTimes.map(invert) } = answer;
		const at = new Date().toISOString();
		const data = { taken: changes.length - refused.length, undo: undo.map((change) => ({ at, ...change })), refused };
		return Response.json({ success: true, data });
	}
}

/** For a test file: before each test an account that takes everything, and a document that has changed nothing. */
export function setUpAccount(): Account {
	const account = new Account();
	beforeEach(() => {
		forgetMade();
		Object.assign(account, new Account());
		vi.spyOn(globalThis, "fetch").mockImplementation((address, init) => account.fetch(address, init));
	});
	return account;
}
