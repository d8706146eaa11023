import { plainText } from "~/lib/text/plain-text";
import type { Catalogue } from "../catalogue.server";
import type { MediaType } from "../types";
import { CERTIFICATE_LENGTH, type Certificate, isRated } from "./certificates";

const KINDS: MediaType[] = ["movie", "tv"];

/**
 * The certificates of the catalogue's region, of movies and then of shows, lowest first; without those that mean that a title
 * is not rated. Throws `UpstreamError`.
 */
export async function listCertificates(catalogue: Catalogue): Promise<Certificate[]> {
	const lists = await Promise.all(
		KINDS.map(async (mediaType) => {
			const list = await catalogue.certifications[mediaType]();
			const named = (list?.certifications[catalogue.region] ?? []).map(({ certification, order }) => {
				return { mediaType, certificate: plainText(certification, CERTIFICATE_LENGTH), order };
			});
			return named
				.filter(({ certificate, order }) => order > 0 && isRated(certificate))
				.sort((a, b) => a.order - b.order);
		}),
	);
	return lists.flat();
}
