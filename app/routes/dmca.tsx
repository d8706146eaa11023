import { PolicyPage, PolicySection } from "~/components/docs/policy-page";
import { pageMeta } from "~/components/site/page-meta";
import { platformContext } from "~/platform.server";
import { PRODUCT_NAME } from "~/product";
import type { Route } from "./+types/dmca";

const SUBJECT = "DMCA/Copyright Concern";

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, {
		title: "DMCA",
		description: `${PRODUCT_NAME} hosts no video. This page explains how to raise a copyright concern.`,
	});

export const handle = { isHydrated: false };

export function loader({ context }: Route.LoaderArgs) {
	return { email: context.get(platformContext).config.CONTACT_EMAIL, isShareable: true };
}

export default function Dmca({ loaderData: { email } }: Route.ComponentProps) {
	return (
		<PolicyPage title="DMCA / Copyright Policy" updated="January 15, 2025">
			<PolicySection title={`What ${PRODUCT_NAME} Is`}>
				<p>
					{PRODUCT_NAME} is a catalogue: it shows titles, casts and dates from a public database, and on a watch page it
					embeds a player run by someone else. It does not host, store or distribute copyrighted content.
				</p>
			</PolicySection>
			<PolicySection title={`What ${PRODUCT_NAME} Does Not Do`}>
				<ul>
					<li>It stores no video on its servers.</li>
					<li>It accepts no uploads.</li>
					<li>It does not copy, convert or relay a stream; a player's picture goes from its host to your browser.</li>
				</ul>
			</PolicySection>
			<PolicySection title="Copyright Concerns">
				<p>
					If you hold the rights to something that a player shows, only the host of that video can take it down. Please
					contact the actual host first; the player's frame names it.
				</p>
			</PolicySection>
			<PolicySection title="Third-Party Content Responsibility">
				<p>
					What a player shows is the responsibility of those who run it. This site's owner chooses the players;{" "}
					{PRODUCT_NAME} neither chooses nor checks what they show. Links to problematic sources may be removed.
				</p>
			</PolicySection>
			<PolicySection title="Legal Compliance">
				<p>
					We read and act on notices that name the work, the address of the page on this site, and how to reach you. We
					can remove a title from the catalogue.
				</p>
			</PolicySection>
			<PolicySection title="Contact Information">
				<p>
					Write to <a href={`mailto:${email}?subject=${encodeURIComponent(SUBJECT)}`}>{email}</a> with the subject “
					{SUBJECT}
					”.
				</p>
			</PolicySection>
			<PolicySection title="Disclaimer">
				<p>
					Titles, names and posters belong to their owners and are shown only to identify a title. {PRODUCT_NAME} is
					provided as is, without warranty.
				</p>
			</PolicySection>
		</PolicyPage>
	);
}
