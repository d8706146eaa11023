/** Shown while the admin panel loads. */
export function AdminLoading() {
	return (
		<p role="status" className="flex min-h-64 items-center justify-center gap-4 text-soft">
			<span className="size-6 animate-spin rounded-full border-2 border-line border-t-bulb" />
			Loading admin panel...
		</p>
	);
}
