import { Link, useLoaderData } from "react-router";
import { type PageFacts, pageContext } from "./page-facts";

export function loader({ context }: { context: { get: (key: typeof pageContext) => PageFacts } }) {
	const { hero, before, after, lists } = context.get(pageContext);
	return { hero, before, after, lists };
}

function Texts({ texts }: { texts: string[] }) {
	// biome-ignore lint/suspicious/noArrayIndexKey: texts repeat, and never move.
	return texts.map((text, index) => <p key={index}>{text}</p>);
}

export default function Page() {
	const { hero, before, after, lists } = useLoaderData<typeof loader>();
	return (
		<main>
			<div className="relative isolate">
				{hero && (
					<img {...hero} alt="" fetchPriority="high" className="absolute inset-0 -z-10 size-full object-cover" />
				)}
				<div className="flex min-h-[min(78svh,46rem)] flex-col justify-end px-gutter pt-32 pb-10">
					<Texts texts={before} />
				</div>
			</div>
			{lists.map(({ section, list, heading, cards }) => (
				<section key={heading} className={section}>
					<h2 className="lettering text-heading">{heading}</h2>
					<ul className={list}>
						{cards.map(({ href, lines: [name, ...lines], poster }) => (
							<li key={href}>
								<Link to={href} className="card">
									<span className="card-sheet">
										<img src={poster} alt="" width="342" height="513" loading="lazy" className="card-poster" />
									</span>
									<span className="card-name">{name}</span>
									{lines.map((line) => (
										<span key={line} className="card-genres">
											{line}
										</span>
									))}
								</Link>
							</li>
						))}
					</ul>
				</section>
			))}
			<footer className="px-gutter">
				<Texts texts={after} />
			</footer>
		</main>
	);
}
