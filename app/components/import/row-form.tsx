import { Form, useSearchParams } from "react-router";

/** A form about rows. It leads to the same page of rows, without the question that it answers. */
export function RowForm({ className, children }: { className?: string; children: React.ReactNode }) {
	const [search] = useSearchParams();
	const shown = new URLSearchParams([...search].filter(([name]) => name !== "choose" && name !== "q"));
	return (
		<Form method="post" action={`?${shown}`} preventScrollReset className={className}>
			{children}
		</Form>
	);
}
