import type { TextTools } from "../area";
import type { PrivacyTexts } from "../privacy";

export default ({ plural }: TextTools<"fr">): PrivacyTexts => {
	const days = (count: number) => plural(count, { one: "# jour", many: "# de jours", other: "# jours" });
	return {
		fields: { name: "nom", colour: "couleur" },
		description: (product) =>
			`Ce que ${product} enregistre à votre sujet, pendant combien de temps, et comment le faire supprimer.`,
		updated: (date) => `Dernière mise à jour : ${date}`,

		introduction: "Introduction",
		introductionText: (product) =>
			`${product} s’utilise sans compte. Cette page explique ce que nous enregistrons quand vous en avez un, ce que nous enregistrons quand vous n’en avez pas, et ce que vous pouvez faire à ce sujet.`,

		collected: "Les informations que nous recueillons",
		given: "Ce que vous nous donnez",
		givenList: (names) => ({
			account:
				"Informations du compte : votre nom d’utilisateur, votre adresse e-mail, depuis quand vous l’avez vérifiée, et votre mot de passe, dont seule une empreinte est enregistrée. Si ce site envoie des e-mails, votre adresse en reçoit un pour la vérifier, et un lien quand vous avez oublié votre mot de passe ; rien d’autre n’y est envoyé.",
			profile: "Informations personnelles : votre nom complet, si vous l’avez donné. Il figure dans vos paramètres.",
			people: `Profils : pour chaque profil de votre compte, ${names.join(", ")}, date d’ajout et, s’il a un code PIN, une empreinte de ce code. Pour un profil enfant, également les classifications par âge autorisées. Ce qu’une personne regarde, note, enregistre, masque et importe est enregistré dans son profil. Les personnes présentes avec vous sont enregistrées avec votre session et avec ce que vous regardez ensemble.`,
			communication: "Échanges : si vous nous avez écrit et ce que nous avons répondu.",
		}),
		recorded: "Ce que nous enregistrons pendant que vous utilisez le site",
		recordedList: (names) => ({
			history:
				"Historique : quels titres et épisodes vous avez ouverts et quand, et ce que vous avez mis dans « À regarder plus tard ».",
			watched:
				"Ce que vous avez vu : chaque fois que vous avez vu un épisode ou un film, avec sa date si elle est connue, où vous vous êtes arrêté, et quelles séries vous avez recommencées. Ma liste y mène.",
			ratings: "Notes : pour chaque film, série et épisode que vous avez noté, la note et sa date.",
			notes:
				"Commentaires : ce que vous écrivez pour vous-même sur un titre, un épisode ou un visionnage, et quand. Ils figurent sur vos propres pages et dans votre export, mais dans rien de ce que vous partagez.",
			imports:
				"Imports : les lignes des fichiers que vous importez et ce qu’elles sont devenues, pendant 30 jours pour que vous puissiez les annuler. Les fichiers de votre export contenant des mots de passe ou des adresses ne sont pas ouverts.",
			hidden: "Pas pour moi : quels titres vous avez masqués dans les listes, et quand.",
			lists:
				"Listes : leurs noms et leurs descriptions, les titres qu’elles contiennent dans l’ordre que vous avez choisi, et quand vous avez ajouté chacun. Une liste est privée tant que vous ne créez pas de lien : toute personne qui a ce lien peut alors la lire, sans votre nom sauf si vous l’ajoutez, jusqu’à ce que vous désactiviez le lien.",
			preferences: `Préférences, chacune activée ou non : « ${names.join(" », « ")} ». Et votre fuseau horaire, que votre navigateur indique à votre première connexion, pour que les jours de votre journal soient les vôtres.`,
			searches:
				"Recherches : elles sont envoyées au catalogue ; les récentes ne sont enregistrées que dans votre propre navigateur.",
			surprise:
				"Surprenez-moi : les titres ouverts ou vus que votre navigateur a retenus sont envoyés avec la demande, pour que le tirage les évite et en propose de semblables ; ils ne sont pas enregistrés.",
		}),
		technical: "Données techniques",
		technicalList: {
			cookies: "Cookies : six, énumérés plus bas. Aucun n’est publicitaire.",
			activity:
				"Activité du compte : vos connexions, les changements de mot de passe, d’adresse e-mail, de nom d’utilisateur et de rôle, et les suspensions, avec l’heure, le navigateur et une adresse IP tronquée. Les cent derniers événements sont conservés 180 jours.",
			logs: "Journaux : le type de page, l’heure, un numéro de requête et, tant que vous êtes connecté, l’identifiant de votre compte.",
			signIns:
				"Connexions : pendant 30 jours, un code formé à partir de votre compte et de votre adresse IP avec une clé secrète, pour que personne d’autre ne puisse vous bloquer. Après une connexion échouée, ces codes comptent les essais pendant 15 minutes. S’ils atteignent la limite, l’identifiant de votre compte figure à côté, pour qu’un administrateur puisse trouver qui est bloqué.",
			limits:
				"Limites : le serveur compte vos requêtes selon votre adresse IP, en mémoire seulement. Elle n’est pas enregistrée.",
			servers:
				"Serveurs de lecture : une page de lecture signale si un lecteur s’est chargé, et que vous avez appuyé sur « Ça ne marche pas », avec le titre. Seuls des totaux quotidiens de chaque serveur, et de chaque titre sur celui-ci, sont conservés, pendant quatre-vingt-dix jours.",
			owners:
				"Propriétaires : quand votre compte devient propriétaire de ce site, son identifiant, un nombre aléatoire, est conservé 30 jours et peut être envoyé à un service que le responsable du site utilise pour des notifications.",
			performance: "Données de performance et d’erreur : combien de temps une réponse a pris et ce qui a échoué.",
		},

		used: "À quoi servent vos informations",
		usedList: {
			goOn: "À reprendre là où vous vous étiez arrêté, sur chaque appareil où vous vous connectez.",
			recommend:
				"À vous recommander des titres proches de ce que vous avez vu ou bien noté, et aucun proche de ce que vous avez mal noté.",
			show: "À vous montrer vos notes et vos commentaires. Personne d’autre ne les voit.",
			safe: "À protéger les comptes et à faire fonctionner le service.",
		},
		notSold: "Nous ne les vendons pas, et personne ne paie pour les voir.",
		helped: "Quand quelqu’un vous aide",
		helpedText:
			"Un administrateur peut ouvrir une page sur votre compte, pour comprendre pourquoi vous ne pouvez pas vous connecter ou regarder. Elle montre votre nom d’utilisateur, votre nom, votre adresse e-mail et votre rôle ; quand vous étiez là pour la dernière fois, dans combien de navigateurs et lequel ; les mots de passe incorrects des 15 dernières minutes ; si un lien de réinitialisation est ouvert ; uniquement le dernier titre que vous avez ouvert ; les titres enregistrés qui sont bloqués ; les dernières entrées du journal d’audit à votre sujet ; et l’activité de votre compte, sans les réseaux. Elle n’en montre pas plus qu’il ne faut. Chaque jour où quelqu’un l’ouvre figure dans le journal d’audit et dans votre export.",
		suspended:
			"Au lieu de supprimer un compte, un administrateur peut le suspendre. Il est alors déconnecté partout et ne peut plus se connecter ; rien d’autre ne change, et cela peut être annulé. Toute personne qui se connecte avec le bon mot de passe en est informée et apprend à qui écrire ; il en va de même dans un navigateur qui était connecté. L’administrateur peut noter une courte raison, pour que d’autres qui vous aident la connaissent. Elle figure dans le journal d’audit et, tant que votre compte est suspendu, sur la page à son sujet. Elle ne vous est pas communiquée à la connexion ; votre export la contient.",

		tracking: "Cookies et suivi",
		cookies: "Voici tous les cookies que ce site dépose. En HTTPS, leurs noms commencent par __Host-.",
		cookieList: {
			marquee_session:
				"vous permet de rester connecté : 30 jours après votre dernière visite si vous l’avez choisi, sinon jusqu’à la fermeture du navigateur.",
			marquee_bookmark:
				"vous montre vos propres modifications sur la page suivante : dix minutes après une modification.",
			marquee_signed_out:
				"déposé seulement si vous vous déconnectez alors que le serveur est injoignable : jusqu’à votre prochaine visite, qui termine la session, 30 jours au plus.",
			marquee_refused:
				"indique à la page suivante pourquoi une autre ne s’est pas ouverte : supprimé sur cette page, ou après une minute au plus tard.",
			region: "le pays que vous avez choisi, pour savoir où regarder : 400 jours après ce choix.",
			language: "la langue que vous avez choisie, ou le fait qu’une autre vous a été proposée : 400 jours après cela.",
		},
		localStorage:
			"Le stockage local de votre navigateur contient ce qui suit, jusqu’à ce que ce soit supprimé comme décrit ou que vous effaciez les données du site :",
		localList: ({ localTitles, localEpisodes, localSaved, historyDays }) => ({
			"marquee.auth.token": "votre session, pour les requêtes du script de la page : jusqu’à votre déconnexion.",
			"marquee.auth.sessionId": "l’identifiant de cette session : jusqu’à votre déconnexion.",
			"marquee.auth.untilClosed":
				"signale une session qui se termine à la fermeture du navigateur : jusqu’à votre déconnexion.",
			"marquee.auth.profile":
				"qui a été choisi pour regarder, pour que les autres onglets suivent : jusqu’à votre déconnexion.",
			"marquee.auth.leaving": "indique aux autres onglets que vous vous êtes déconnecté : supprimé aussitôt.",
			"marquee.library": `ce que vous avez fait sans être connecté ou hors ligne, et ce que votre compte n’en a pas accepté : les ${localTitles} derniers titres pendant ${days(historyDays)}, jusqu’où vous avez regardé les ${localEpisodes} derniers épisodes et films, ${localEpisodes} visionnages, jusqu’à ${localSaved} titres de « À regarder plus tard », autant de titres « Pas pour moi », autant de notes et autant de commentaires : jusqu’à ce que vous les retiriez ou que votre compte les ait.`,
			"marquee.home":
				"celui de ces titres que l’accueil montre en premier, avec l’adresse de sa page de lecture : tant qu’il y en a un.",
			"marquee.leftOut":
				"les adresses des titres que les listes n’affichent pas : ceux qui ne sont pas pour vous et, si vous les masquez, ceux que vous avez vus. Tant qu’il y en a.",
			"marquee.recentSearches":
				"vos huit dernières recherches, et celles de chaque profil que vous avez ajouté à votre compte : jusqu’à ce que vous les supprimiez, même après votre déconnexion.",
			"marquee.welcomeSeen": "que le message de bienvenue a été montré.",
			"marquee.autoplayNext":
				"que l’épisode suivant ne démarre pas automatiquement : jusqu’à ce que vous réactiviez la lecture automatique.",
			"marquee.server": "le serveur de lecture que vous avez choisi en dernier : jusqu’à ce que vous l’effaciez.",
			"marquee.serverLoads":
				"quels serveurs de lecture se sont chargés dans ce navigateur la dernière fois : jusqu’à ce que vous l’effaciez.",
			"marquee.player": "le volume, la vitesse et les sous-titres du lecteur intégré.",
			"marquee.columns":
				"que les listes ont trois colonnes sur ce téléphone : jusqu’à ce que vous en choisissiez deux.",
			"marquee.television":
				"que ce navigateur est un téléviseur avec télécommande : jusqu’à ce que vous utilisiez une souris ou la touche Tab.",
			"marquee.shortcuts": "que les raccourcis clavier sont désactivés : jusqu’à ce que vous les réactiviez.",
		}),
		sessionStorage: "Son stockage de session contient ce qui suit, jusqu’à la fermeture de l’onglet :",
		sessionList: {
			"marquee.lists":
				"les cinq dernières listes de titres que vous avez ouvertes, pour que « Retour » les affiche aussitôt.",
			"marquee.scrollPositions": "jusqu’où vous aviez fait défiler chaque page.",
			"marquee.places":
				"quel lien vous avez ouvert sur les 50 dernières pages, et jusqu’où vous aviez fait défiler leurs rangées.",
		},
		others:
			"Le navigateur enregistre aussi la page qu’il montre quand vous êtes hors ligne. Les lecteurs que vous ouvrez appartiennent à d’autres et peuvent déposer leurs propres cookies ; aucun n’est chargé avant que vous n’ouvriez une page de lecture ou ne lanciez une bande-annonce.",

		security: "Sécurité des données",
		securityText:
			"Les connexions sont chiffrées, les mots de passe sont enregistrés sous forme d’empreintes salées, les sessions peuvent être terminées depuis vos paramètres, et chaque action d’administration est consignée. Aucun système n’est parfait ; s’il arrive quelque chose à vos données, nous vous le dirons.",

		rights: "Vos droits",
		rightsList: {
			access: "Accès : voir tout ce que nous enregistrons à votre sujet.",
			correction: "Rectification : le modifier dans vos paramètres.",
			deletion:
				"Effacement : supprimer votre compte dans vos paramètres. « Durée de conservation » indique ce qui reste.",
			portability: "Portabilité : le télécharger dans un format lisible par une machine.",
			objection: "Opposition : nous dire de cesser de l’utiliser d’une certaine manière.",
			withdrawal: "Retrait : retirer votre consentement à tout moment.",
		},

		retention: "Durée de conservation",
		retentionText: ({ historyDays, undoDays }) =>
			`L’historique est supprimé après ${days(historyDays)} d’inactivité : un titre que vous n’avez pas ouvert pendant ${days(historyDays)} est retiré automatiquement de la liste. Ce que vous avez vu, votre progression et vos notes sont conservés jusqu’à ce que vous les retiriez, que vous vidiez la liste ou que vous supprimiez votre compte, tout comme les titres que vous avez masqués ; Ma liste continue de montrer les séries que vous avez vues jusqu’à ce que vous les en retiriez. Ce que vous effacez d’un coup est conservé encore ${days(undoDays)}, pour que vous puissiez le rétablir. Votre compte reste jusqu’à ce que vous le supprimiez.`,
		deleted:
			"Supprimer votre compte efface aussitôt vos profils, vos sessions, l’activité du compte, l’historique, ce que vous avez vu, les notes, les titres masqués et « À regarder plus tard ». Seuls restent :",
		staysList: {
			audit:
				"Des entrées du journal d’audit, pendant un an : ce que des administrateurs ont fait à votre compte, qu’ils ont ouvert sa page, que vous avez utilisé un lien de réinitialisation, ce que vous avez fait comme administrateur, et les actions d’administration qui vous ont été refusées. Elles contiennent l’heure, l’action, si elle a été refusée, des détails comme le nouveau rôle, pourquoi un titre a été bloqué ou un compte suspendu, et l’identifiant du compte visé, un nombre aléatoire. Les entrées sur ce que vous avez fait contiennent aussi votre identifiant et, si vous étiez administrateur, votre nom d’utilisateur d’alors. Ce journal ne contient jamais d’adresses.",
			usernames:
				"Les entrées sur votre compte contiennent aussi le nom d’utilisateur qu’il avait alors. Si vous supprimez votre compte vous-même, votre nom d’utilisateur et la raison d’une suspension en sont retirés aussitôt. Si un administrateur le supprime, les deux y restent pendant cette année, pour que les propriétaires puissent vérifier ce que font les administrateurs.",
			codes: "Les codes de connexion décrits plus haut, jusqu’à 30 jours.",
			notifications:
				"Ce qui a été envoyé au service de notifications : qu’un compte avec votre identifiant est devenu propriétaire.",
			totals: "Des totaux, comme le nombre d’inscriptions par jour.",
			browser:
				"Ce que votre propre navigateur enregistre, jusqu’à ce que vous l’effaciez ; seule la session est retirée.",
		},

		pictures: "Titres et images",

		contact: "Nous contacter",
		writeTo: "Écrivez à <contact></contact> ou utilisez ce formulaire.",
		subject: "Objet",
		subjectValue: "Vie privée",
		message: "Message",
		writeInApp: "Écrire dans votre application e-mail",

		updates: "Modifications de cette politique",
		updatesText: "Quand cette politique change, la date en haut change aussi.",
	};
};
