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
			<Heading id={id} className="lettering text-[3.25rem] [&:lang(ja)]:text-[2rem]">
				{title}
			</Heading>
			{lead && <p className="mt-4 text-soft">{lead}</p>}
			<div className="mt-6">{children}</div>
		</div>
	);
}
