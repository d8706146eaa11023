/** Shown in place of an empty list. */
export function EmptyList({
	heading,
	advice,
	children,
}: {
	heading: string;
	advice: string;
	children?: React.ReactNode;
}) {
	return (
		<div className="spotlight flex flex-col items-center gap-4 py-12 md:py-20 text-center">
			<h2 className="lettering px-4 text-heading">{heading}</h2>
			<p className="max-w-md text-balance wrap-anywhere text-soft">{advice}</p>
			{children}
		</div>
	);
}
