/** The shape of a detail page while it loads. */
export function TitleSkeleton() {
	return (
		<div aria-hidden="true">
			<div className="flex flex-col gap-8 px-gutter pt-36 md:flex-row md:items-end md:gap-12 md:pt-52">
				<div className="pending aspect-2/3 w-36 shrink-0 rounded-lg sm:w-44 md:w-60 2xl:w-72" />
				<div className="grow pb-1">
					<div className="pending h-16 w-full max-w-xl rounded-md" />
					<div className="pending mt-5 h-5 w-64 max-w-full rounded" />
					<div className="pending mt-8 h-13 w-44 rounded-full" />
				</div>
			</div>
			<div className="space-y-3 px-gutter pt-16">
				<div className="pending h-8 w-40 rounded" />
				<div className="pending h-5 w-full max-w-2xl rounded" />
				<div className="pending h-5 w-full max-w-xl rounded" />
			</div>
		</div>
	);
}
