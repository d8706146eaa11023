import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

/** A bar over the page while a navigation takes longer than 200 ms. Announces to screen readers that a page loads, then its title. */
export function PageProgress() {
	const isLoading = useNavigation().state !== "idle";
	const [arrived, setArrived] = useState("");

	useEffect(() => {
		if (!isLoading) return;
		const { pathname } = location;
		return () => setArrived(location.pathname === pathname ? "" : document.title);
	}, [isLoading]);

	return (
		<div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50">
			{isLoading && <div className="progress h-0.5 bg-bulb" />}
			<span className="sr-only">{isLoading ? "Loading" : arrived}</span>
		</div>
	);
}
