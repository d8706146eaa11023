import { useNavigation } from "react-router";

/** A bar over the page while a navigation takes longer than 200 ms. */
export function PageProgress() {
	const isLoading = useNavigation().state !== "idle";
	return (
		<div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50">
			{isLoading && (
				<>
					<div className="progress h-0.5 bg-bulb" />
					<span className="sr-only">Loading</span>
				</>
			)}
		</div>
	);
}
