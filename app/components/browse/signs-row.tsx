import { CardRow } from "~/components/title/title-row";
import type { Sign } from "~/domain/catalogue/signs/signs";
import { SignLink } from "./sign-link";

/** Home's way into the wall of pictures: some signs, each of which leads to its titles. */
export function SignsRow({ signs }: { signs: (Sign & { url: string })[] }) {
	return (
		<CardRow
			title="Browse by picture"
			links={[{ url: "/pictures", text: "All pictures" }]}
			count={signs.length}
			hasSquares
		>
			{(reel) => (
				<ul {...reel}>
					{signs.map(({ url, ...sign }) => (
						<li key={sign.key}>
							<SignLink sign={sign} to={url} />
						</li>
					))}
				</ul>
			)}
		</CardRow>
	);
}
