import { useEffect, useRef } from "react";
import { useNavigate, useNavigation, useRevalidator } from "react-router";

/** Loads a show's page again with the season that is listed now, which a mark would replace by the one that is next. */
export function useLoadListed(season: number | undefined): () => Promise<void> {
	const navigate = useNavigate();
	const { revalidate } = useRevalidator();
	const { state } = useNavigation();
	const isStaying = useRef(true);

	useEffect(() => {
		isStaying.current = state === "idle";
		return () => {
			isStaying.current = false;
		};
	}, [state]);

	return async () => {
		// Where another page is being opened, or was, an address of this one would lead back.
		if (!isStaying.current) return await revalidate();
		const params = new URLSearchParams(window.location.search);
		params.set("list", String(season));
		await navigate(`?${params}`, { replace: true, preventScrollReset: true });
	};
}
