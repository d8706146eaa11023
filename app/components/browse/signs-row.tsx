import { CardRow } from "~/components/title/title-row";
import type { Sign } from "~/domain/catalogue/signs/signs";
import { SignLink } from "./sign-link";

/** Home's way into the wall of pictures: some signs, each of which leads to its titles. */
export function SignsRow({ signs }: { signs: (Sign & { url: string })[] }) {
	return (
		<CardRow title="Browse by picture" links={[{ url: "/pictures", text: "All pictures" }]} count={0}>
			{({ ref, className }) => (
				<ul ref={ref} className={`${className} md:grid md:grid-cols-8`}>
					{signs.map(({ url, ...sign }) => (
						<li key={sign.key} className="min-h-0! w-24! md:w-auto!">
							<SignLink sign={sign} to={url} />
						</li>
					))}
				</ul>
			)}
		</CardRow>
	);
}
