import { useId } from "react";

/** A section of a page with a heading. */
export function Section({
	title,
	className = "",
	children,
}: {
	title: string;
	className?: string;
	children: React.ReactNode;
}) {
	const id = useId();
	return (
		<section aria-labelledby={id} className={className}>
			<h2 id={id} className="lettering mb-4 text-heading">
				{title}
			</h2>
			{children}
		</section>
	);
}

/** A list of facts with names; facts without a value are omitted. */
export function FactList({ facts }: { facts: [name: string, value: React.ReactNode][] }) {
	return (
		<dl className="divide-y divide-line border-y border-line text-[0.9375rem]">
			{facts
				.filter(([, value]) => value !== null && value !== "" && value !== undefined && value !== false)
				.map(([name, value]) => (
					<div key={name} className="flex justify-between gap-6 py-2.5">
						<dt className="text-soft">{name}</dt>
						<dd className="min-w-0 text-end wrap-anywhere text-cream">{value}</dd>
					</div>
				))}
		</dl>
	);
}
