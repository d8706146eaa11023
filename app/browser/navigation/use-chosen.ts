import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";

/**
 * What the controls of a page have chosen last, while its page loads, so that the next choice is added to it; else what is shown,
 * also where that page could not be loaded. Each choice navigates.
 */
export function useChosen<Choice extends object>(shown: Choice): [Choice, (change: Partial<Choice>) => Choice] {
	const { state } = useNavigation();
	const { key } = useLocation();
	const [loading, setLoading] = useState<Choice | null>(null);
	const chosen = loading ?? shown;

	// biome-ignore lint/correctness/useExhaustiveDependencies: also where a page was there at once.
	useEffect(() => {
		if (state === "idle") setLoading(null);
	}, [state, key]);

	function choose(change: Partial<Choice>): Choice {
		const next = { ...chosen, ...change };
		setLoading(next);
		return next;
	}

	return [chosen, choose];
}
