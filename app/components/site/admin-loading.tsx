import { Spinner } from "~/components/ui/spinner";

/** Shown while the admin panel loads. */
export function AdminLoading() {
	return (
		<p role="status" className="flex min-h-64 items-center justify-center gap-4 text-soft">
			<Spinner />
			Loading admin panel...
		</p>
	);
}
