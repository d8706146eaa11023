/** Where a list holds nothing. */
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
		<div className="flex flex-col items-center gap-4 py-20 text-center">
			<span className="bulbs w-32" />
			<h2 className="lettering mt-2 text-heading">{heading}</h2>
			<p className="max-w-md text-soft">{advice}</p>
			{children}
		</div>
	);
}
