import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { ApiError, callApi } from "~/browser/call-api.client";
import type { Import } from "./import-list";

const RUNNING = ["matching", "applying", "undoing"];
/** Each request may work for six seconds; one that has nothing to do returns at once, and all of a network have a limit. */
const PAUSE_MS = 1500;
/** After a request that failed. */
const LONG_PAUSE_MS = 5000;

export const isRunning = ({ state }: Pick<Import, "state">) => RUNNING.includes(state);

/**
 * Each request works on the import; the page asks until it is done. Without this page, the server goes on by its clock. `failure`:
 * of a form that may have been received although its response was lost, so that the page asks what became of it.
 */
export function useImportWork(shown: Import, failure: object | null): { current: Import; isAway: boolean } {
	const { revalidate } = useRevalidator();
	const [latest, setLatest] = useState<Import | null>(null);
	const [isAway, setIsAway] = useState(false);
	const { id, state, counts } = shown;
	const isBusy = isRunning(shown);

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new state begins new work.
	useEffect(() => {
		if (!isBusy && !failure) return;
		let isLeft = false;
		let timer: ReturnType<typeof setTimeout>;
		async function step() {
			let pause = PAUSE_MS;
			try {
				const current = await callApi("POST /api/imports/:id/work", { params: { id } });
				if (isLeft) return;
				setIsAway(false);
				setLatest(current);
				// Nothing came of the form: to load the page again would end what it says about it.
				if (!isBusy && current.state === state && JSON.stringify(current.counts) === JSON.stringify(counts)) return;
				if (!isBusy || !isRunning(current)) return await revalidate();
			} catch (error) {
				if (isLeft) return;
				// Removed in another tab, or signed out: the page's loader says so.
				if (error instanceof ApiError && (error.status === 401 || error.status === 404)) return await revalidate();
				setIsAway(true);
				pause = LONG_PAUSE_MS;
			}
			timer = setTimeout(step, pause);
		}
		void step();
		return () => {
			isLeft = true;
			clearTimeout(timer);
		};
	}, [id, state, isBusy, failure, revalidate]);

	return { current: isBusy && latest?.id === id && latest.state === state ? latest : shown, isAway: isBusy && isAway };
}
