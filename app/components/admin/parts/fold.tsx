import { Icon } from "~/components/ui/icon";

/** Details that are folded until somebody opens them. */
export function Fold({
	summary,
	className,
	children,
}: {
	summary: string;
	className: string;
	children: React.ReactNode;
}) {
	return (
		<details className={`group text-sm ${className}`}>
			<summary className="inline-flex min-h-8 items-center gap-2 text-soft hover:text-cream">
				<Icon name="down" className="size-4 group-open:rotate-180" />
				{summary}
			</summary>
			{children}
		</details>
	);
}
