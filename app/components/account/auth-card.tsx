/** Heading and frame of the account forms, on a page or in a dialog. */
export function AuthCard({
	id,
	title,
	lead,
	level = 1,
	children,
}: {
	/** Id of the heading. */
	id?: string;
	title: string;
	lead?: string;
	level?: 1 | 2;
	children: React.ReactNode;
}) {
	const Heading = `h${level}` as const;
	return (
		<div className="px-6 py-8 sm:px-9">
			<span className="bulbs block w-24" />
			<Heading id={id} className="lettering mt-4 text-[3.25rem]">
				{title}
			</Heading>
			<span className="bulbs mt-2 block w-24" />
			{lead && <p className="mt-4 text-soft">{lead}</p>}
			<div className="mt-6">{children}</div>
		</div>
	);
}
