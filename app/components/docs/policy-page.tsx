import { useId } from "react";

/** A page of text in sections with headings. */
export function PolicyPage({
	title,
	updated,
	children,
}: {
	title: string;
	/** Says when it was last changed. */
	updated: string;
	children: React.ReactNode;
}) {
	return (
		<article className="mx-auto max-w-3xl px-gutter pt-32 md:pt-40">
			<h1 className="lettering text-title">{title}</h1>
			<p className="mt-3 text-soft">{updated}</p>
			<div className="mt-12 space-y-12">{children}</div>
		</article>
	);
}

export function PolicySection({ title, children }: { title: string; children: React.ReactNode }) {
	const id = useId();
	return (
		<section aria-labelledby={id}>
			<h2 id={id} className="lettering text-heading">
				{title}
			</h2>
			<div className="mt-4 space-y-4 text-[1.0625rem] leading-relaxed text-cream/90 [&_a]:text-bulb [&_a]:underline [&_a]:underline-offset-4 [&_li]:ms-5 [&_li]:list-disc [&_li]:ps-1 [&_ul]:space-y-2 [&_h3]:font-semibold [&_h3]:text-cream">
				{children}
			</div>
		</section>
	);
}
