import { useId } from "react";

/** A section of a page with a heading. */
export function Section({
	title,
	anchor,
	className = "",
	children,
}: {
	title: string;
	/** For links to this section. */
	anchor?: string;
	className?: string;
	children: React.ReactNode;
}) {
	const id = useId();
	return (
		<section id={anchor} aria-labelledby={id} className={className}>
			<h2 id={id} className="lettering mb-4 text-heading">
				{title}
			</h2>
			{children}
		</section>
	);
}

type Detail = [name: string, value: React.ReactNode];

function isKnown([, value]: Detail): boolean {
	return value !== null && value !== "" && value !== undefined && value !== false;
}

/** A list of details with names; those without a value are omitted. */
export function DetailList({ details }: { details: Detail[] }) {
	return (
		<dl className="divide-y divide-line border-y border-line text-[0.9375rem]">
			{details.filter(isKnown).map(([name, value]) => (
				<div key={name} className="flex justify-between gap-6 py-2.5">
					<dt className="text-soft">{name}</dt>
					<dd className="min-w-0 text-end wrap-anywhere text-cream">{value}</dd>
				</div>
			))}
		</dl>
	);
}

/** A section of details; nothing when none of them has a value. */
export function DetailSection({ title, details }: { title: string; details: Detail[] }) {
	return (
		details.some(isKnown) && (
			<Section title={title}>
				<DetailList details={details} />
			</Section>
		)
	);
}
