import { CardRow } from "~/components/title/title-row";
import type { Sign } from "~/domain/catalogue/signs/signs";
import { browseTexts } from "~/messages/browse";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { SignLink } from "./sign-link";

/** Home's way into the wall of pictures: some signs, each of which leads to its titles. */
export function SignsRow({ signs }: { signs: (Sign & { url: string })[] }) {
	return (
		<CardRow
			title={useTexts(siteTexts).browseByPicture}
			links={[{ url: "/pictures", text: useTexts(browseTexts).allPictures }]}
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
