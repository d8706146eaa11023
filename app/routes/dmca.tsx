import { PolicyPage, PolicySection } from "~/components/docs/policy-page";
import { metaLanguage, pageMeta } from "~/components/site/page-meta";
import { MarkedText } from "~/components/ui/marked-text";
import { dmcaTexts } from "~/messages/dmca";
import { useFormats } from "~/messages/formats";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { platformContext } from "~/platform.server";
import { PRODUCT_NAME } from "~/product";
import type { Route } from "./+types/dmca";

/** The last change. */
const UPDATED = "2025-01-15";

export const meta: Route.MetaFunction = (args) => {
	const language = metaLanguage(args);
	return pageMeta(args, {
		title: siteTexts.in(language).dmca,
		description: dmcaTexts.in(language).description(PRODUCT_NAME),
	});
};

export const handle = { isHydrated: false };

export function loader({ context }: Route.LoaderArgs) {
	return { email: context.get(platformContext).config.CONTACT_EMAIL, isShareable: true };
}

export default function Dmca({ loaderData: { email } }: Route.ComponentProps) {
	const texts = useTexts(dmcaTexts);
	const formats = useFormats();
	return (
		<PolicyPage title={texts.heading} updated={texts.updated(formats.date(UPDATED) ?? "")}>
			<PolicySection title={texts.whatItIs(PRODUCT_NAME)}>
				<p>{texts.whatItIsText(PRODUCT_NAME)}</p>
			</PolicySection>
			<PolicySection title={texts.whatItDoesNot(PRODUCT_NAME)}>
				<ul>
					<li>{texts.noVideo}</li>
					<li>{texts.noUploads}</li>
					<li>{texts.noStreams}</li>
				</ul>
			</PolicySection>
			<PolicySection title={texts.concerns}>
				<p>{texts.concernsText}</p>
			</PolicySection>
			<PolicySection title={texts.thirdParty}>
				<p>{texts.thirdPartyText(PRODUCT_NAME)}</p>
			</PolicySection>
			<PolicySection title={texts.compliance}>
				<p>{texts.complianceText}</p>
			</PolicySection>
			<PolicySection title={texts.contact}>
				<p>
					<MarkedText
						text={texts.writeTo(texts.subject)}
						marks={{
							contact: () => <a href={`mailto:${email}?subject=${encodeURIComponent(texts.subject)}`}>{email}</a>,
						}}
					/>
				</p>
			</PolicySection>
			<PolicySection title={texts.disclaimer}>
				<p>{texts.disclaimerText(PRODUCT_NAME)}</p>
			</PolicySection>
		</PolicyPage>
	);
}
