import { Form, useSearchParams } from "react-router";

/**
 * A form that gives all rows of the title a title, or leaves them out; its children may name a place. It leads to the same page of
 * rows, without the question that it answers.
 */
export function ChooseForm({
	row,
	title,
	isAlone = false,
	className,
	children,
}: {
	/** None: a child names it. */
	row?: number;
	title: { mediaType: string; id: string | number } | null;
	/** The other rows of the title are left as they are. */
	isAlone?: boolean;
	className?: string;
	children: React.ReactNode;
}) {
	const [search] = useSearchParams();
	const shown = new URLSearchParams([...search].filter(([name]) => name !== "choose" && name !== "q"));
	return (
		<Form method="post" action={`?${shown}`} preventScrollReset className={className}>
			<input type="hidden" name="intent" value={title ? "choose" : "leave-out"} />
			{row !== undefined && <input type="hidden" name="row" value={row} />}
			{isAlone && <input type="hidden" name="alone" value="1" />}
			{title && (
				<>
					<input type="hidden" name="media_type" value={title.mediaType} />
					<input type="hidden" name="media_id" value={title.id} />
				</>
			)}
			{children}
		</Form>
	);
}
