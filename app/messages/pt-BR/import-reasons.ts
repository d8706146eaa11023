import type { TextTools } from "../area";
import type { ImportReasonTexts } from "../import-reasons";

export default ({ plural }: TextTools<"pt-BR">): ImportReasonTexts => ({
	// Of rows
	stated: ({ text }) => text,
	notLookedUp: "Ainda não foi pesquisada no catálogo",
	noPlaceHere: "Sua biblioteca aqui não guarda isso",
	chosenOut: "Você deixou de fora",
	otherPerson: "Quem viu foi outra pessoa do arquivo",
	otherList: "Você disse que esta lista não é nem de títulos para ver nem de vistos",
	ratedOnly: "O que foi avaliado só conta como visto se você disser",
	thumbOnly: "“Gostei” e “Não gostei” não são notas de 1 a 10, a não ser que você diga",

	noTitle: "O catálogo não tem esse título",
	noId: "O catálogo não conhece esse ID",
	unreadTitle: "Não foi possível consultar o catálogo para este título: busque por ele",
	severalNamed: "Vários títulos têm esse nome",
	noneNamed: "Nenhum título tem exatamente esse nome",
	noneNamedOfYear: "Nenhum título tem exatamente esse nome e esse ano",
	severalOfId: "Vários títulos têm esse ID",
	idOfTwo: "O ID é de um filme e também de uma série",
	noEpisodeNamed: ({ name }) => `A série não tem nenhum episódio “${name}”`,
	noEpisodeNamedAt: ({ name, toSeason, toEpisode }) =>
		`A série não tem nenhum episódio “${name}”: pelo nome, é o T${toSeason}E${toEpisode}`,
	noneInSeason: ({ season, name }) => `A temporada ${season} não tem nenhum episódio “${name}”`,
	noneInSeasonAt: ({ season, name, toSeason, toEpisode }) =>
		`A temporada ${season} não tem nenhum episódio “${name}”: pelo nome, é o T${toSeason}E${toEpisode}`,
	noEpisode: ({ season, episode }) => `O catálogo não tem o T${season}E${episode}`,
	noEpisodeAt: ({ season, episode, toSeason, toEpisode }) =>
		`O catálogo não tem o T${season}E${episode}: contando todos em sequência, é o T${toSeason}E${toEpisode}`,
	noNumber: ({ episode }) => `O catálogo não tem o episódio ${episode}`,
	noSeasonAt: ({ toSeason, toEpisode }) =>
		`A linha não indica a temporada: contando todos em sequência, é o T${toSeason}E${toEpisode}`,
	noSeason: "A linha indica um episódio sem a temporada",
	noEpisodeOfShow: "A linha indica uma série, mas nenhum episódio",
	wholeShow: "É uma série inteira, e não dá para saber quais episódios foram vistos",

	badDate: ({ text }) => `Não dá para ler “${text}” como data`,
	future: "A data está no futuro",
	beforeFilms: "Nessa data ainda não existia cinema",
	placeOfUndated: "Ocupa o lugar de uma visualização sem data",
	samePlay: "Esta visualização já existe",
	toldTwice: "Esta visualização aparece duas vezes nos arquivos",
	laterRemark: {
		rating: "Os arquivos têm uma nota mais recente",
		note: "Os arquivos têm uma anotação mais recente",
		other: "Os arquivos têm algo mais recente",
	},
	sameRemark: { rating: "Esta nota já existe", note: "Esta anotação já existe", other: "Isto já existe" },
	ownRemark: {
		rating: ({ value }) => `Você já deu outra nota aqui (${value}), e ela fica`,
		note: "Você já tem outra anotação aqui, e ela fica",
		other: "Você já tem outra coisa aqui, e ela fica",
	},
	remarkSince: {
		rating: "Você mudou esta nota aqui depois, ou já chegou ao limite",
		note: "Você mudou esta anotação aqui depois, ou já chegou ao limite",
		watchLater: "Você mudou este título salvo aqui depois, ou já chegou ao limite",
		list: "Você mudou este título da lista aqui depois, ou já chegou ao limite",
		hidden: "Você mudou este título oculto aqui depois, ou já chegou ao limite",
		round: "Você mudou este recomeço aqui depois, ou já chegou ao limite",
		progress: "Você mudou esta posição de reprodução aqui depois, ou já chegou ao limite",
		other: "Você mudou isto aqui depois, ou já chegou ao limite",
	},
	noRemark: {
		rating: "Esta linha não tem nota",
		note: "Esta linha não tem anotação",
		other: "Esta linha não diz nada",
	},
	ofSeasons: {
		rating: "Notas de temporadas não entram na importação",
		note: "Anotações sobre temporadas não entram na importação",
		other: "O que se diz de temporadas inteiras não entra na importação",
	},
	saved: "Já está em “Assistir mais tarde”",
	listed: "Já está nesta lista",
	hidden: "Já está em “Não é para mim”",
	begun: "Já foi recomeçada aqui",
	played: "Já foi reproduzido aqui e continua de onde parou",
	tooManyOfTitle: "Não dá para importar de uma vez mais de 1.000 linhas do mesmo episódio ou título",
	fullOfPlays: "Você já chegou ao limite de 100.000 visualizações",
	fullOfRemarks: {
		rating: ({ max }) =>
			plural(max, {
				one: "Você já chegou ao limite de # nota",
				many: "Você já chegou ao limite de # de notas",
				other: "Você já chegou ao limite de # notas",
			}),
		note: ({ max }) =>
			plural(max, {
				one: "Você já chegou ao limite de # anotação",
				many: "Você já chegou ao limite de # de anotações",
				other: "Você já chegou ao limite de # anotações",
			}),
		hidden: ({ max }) =>
			plural(max, {
				one: "Você já chegou ao limite de # título oculto",
				many: "Você já chegou ao limite de # de títulos ocultos",
				other: "Você já chegou ao limite de # títulos ocultos",
			}),
		progress: ({ max }) =>
			plural(max, {
				one: "Você já chegou ao limite de # posição de reprodução",
				many: "Você já chegou ao limite de # de posições de reprodução",
				other: "Você já chegou ao limite de # posições de reprodução",
			}),
		other: "Você já chegou ao limite",
	},
	fullOfSaved: "Você já chegou ao limite de 5.000 títulos salvos",
	fullOfLists: "Você já chegou ao limite de 100 listas",
	fullOfList: "A lista já chegou ao limite de 5.000 títulos",

	longText: "Um dos textos tem mais de 1.000 caracteres",
	highNumber: "O número da temporada ou do episódio é alto demais para uma série",
	openQuote:
		"Falta fechar as aspas nesta linha: o arquivo está cortado aqui, ou não dá para ler nada do que vem depois",
	longField: "Um campo desta linha é longo demais para ser lido",
	notAnObject: "Este registro não é um objeto",
	cutOff: "Este registro está cortado ou é longo demais para ser lido",
	otherShape: "Este registro não tem o formato dos de uma exportação",
	entryUnnamed: "Este registro não indica nenhum título",
	unnamed: "Esta linha não indica nenhum título",
	noImdbId: "Esta linha não tem o ID do IMDb",
	episodeIdOnly: "Esta linha só tem o ID do episódio, que não diz de que série ele é",
	idsOfPart: "Um filme em várias partes tem aqui os IDs de uma só",
	removedTitle: "A Netflix removeu o título desta linha",
	unknownVote: "Não se sabe a que nota este voto do TV Time corresponde",
	ratingAbove: ({ text, max }) => `“${text}” passa da nota máxima, ${max}`,
	notARating: ({ text }) => `“${text}” não é uma nota`,
	not1To10: "A nota não está entre 1 e 10",
	notHalfTo10: "A nota não está entre 0,5 e 10",

	historyTells: "O histórico já diz isso",
	fileTells: "Outro arquivo já diz isso",
	diaryTells: "O diário já tem as datas deste filme",
	ratingsTell: "O arquivo de notas já tem a nota deste filme",
	trackingTells: "O acompanhamento já tem as datas em que você viu de novo",
	continuesViewing: "Continua uma visualização do arquivo",
	shortPlay: "Reproduzido por menos de dois minutos",
	trailer: "Um trailer ou um extra",
	notMovieOrShow: ({ text }) => `“${text}” não é nem filme nem série`,
	notOfTmdb: ({ text }) => `“${text}” não é nem filme nem série do TMDB`,
	wholeTitlesOnly: "Em “Assistir mais tarde” e nas listas só cabem títulos inteiros",
	nothingSaid: "Esta linha não tem data, nota nem lista",
	noStarsOrThumb: "Esta linha não tem estrelas nem “Gostei” ou “Não gostei”",
	noWatchOrRating: "Esta linha não tem visualização nem nota",
	noRewatch: "Esta linha não indica que você viu de novo",
	rowNotWatched: "O que está nesta linha não foi visto",
	movieNotWatched: "Este filme não foi visto",
	episodeNotWatched: "Este episódio não foi visto",
	showNotWatched: "Nada desta série foi visto",
	rowWithoutEpisode: "Esta linha não indica nenhum episódio",
	lastEpisodeOnly: "O arquivo indica o último episódio sem a temporada",
	fabricated: "Sabe-se que o TV Time inventou as linhas desta série",
	wrongExport: "Esta exportação do TV Time só está certa para filmes vistos",
	musicVideo: "Um videoclipe não é nem filme nem série",
	deletedEntry: "Este registro foi apagado no Watcharr",
	emptyEntry: "Este registro não tem nada para a biblioteca",
	statusAlone: "O status sozinho não entra na importação",
	statusOf: ({ status }) => `“${status}” sozinho não entra na importação`,
	statusHasNoPlace: ({ status }) => `“${status}” não entra na importação`,
	statusWithoutEpisodes: ({ status }) => `“${status}” sem episódios não entra na importação`,
	thisStatus: "Este status não entra na importação",
	typeOfTvTime: ({ type }) => `“${type}”, do TV Time, não entra na importação`,
	statusFollows: "O status de uma série vem do que você viu dela",
	totalsFollow: "Os totais e o status das séries vêm das visualizações",
	followedShows: "As séries seguidas vêm das visualizações",
	seasonsFollow: "As temporadas vêm dos seus episódios",
	unknownScale: "A escala destas notas não é conhecida",
	collections: "Coleções não entram na importação",
	feelings: "Emoções não entram na importação",
	favourites: "Favoritos não entram na importação",
	games: "Jogos não entram na importação",
	lists: "As listas deste serviço não são importadas",
	unnamedList: "O arquivo não diz de que lista é este registro",
	emptyList: "Uma lista sem títulos não é importada",
	notesOfTitles: "Aqui só cabem anotações sobre títulos, episódios e visualizações",
	replies: "Uma resposta a outra pessoa não é uma anotação",
	noPlayOfNote: "A visualização desta anotação não está nem na sua biblioteca nem nos arquivos",
	noteCut: ({ kept, of }) =>
		plural(of, {
			one: `O texto tem # caractere: ficaram os primeiros ${kept}`,
			many: `O texto tem # de caracteres: ficaram os primeiros ${kept}`,
			other: `O texto tem # caracteres: ficaram os primeiros ${kept}`,
		}),
	people: "Pessoas não entram em “Assistir mais tarde” nem em listas",
	progress: "O ponto em que você parou não é importado deste serviço",
	hiddenTitles: "Títulos ocultos não são importados",
	notForMe: "Títulos de “Não é para mim” não são importados",
	openedLast: "O que foi aberto por último não é importado",
	begunAgain: "O recomeço de uma série não é importado",
	preference: "Suas preferências não são importadas: escolha-as em Configurações",

	// Of files
	secrets: "Contém dados secretos e não é aberto",
	passwords: "Contém senhas e não é aberto",
	badPath: "O nome não é de um arquivo de ZIP",
	clutter: "Não é uma lista de títulos",
	unopened: "Não foi possível ler",
	damagedMember: "Este arquivo do ZIP está danificado",
	oddPacking: "Está compactado de um jeito incomum",
	innerZip: "Um ZIP dentro de outro não é aberto",
	innerGzip: "Um arquivo compactado dentro de outro não é aberto: descompacte e escolha o que há dentro",
	damagedGzip: "O arquivo compactado está danificado: baixe de novo",
	encryptedZip: "Este ZIP é protegido por senha. Descompacte com a senha e escolha os arquivos que há nele.",
	incompleteZip: "O ZIP está incompleto: baixe de novo no serviço",
	emptyZip: "O ZIP está vazio",
	manyMembers: ({ max }) =>
		plural(max, {
			one: "O ZIP tem mais de # arquivo",
			many: "O ZIP tem mais de # de arquivos",
			other: "O ZIP tem mais de # arquivos",
		}),
	unpacksFar: "Descompactado, o ZIP é muito maior do que seria uma lista de títulos",
	unpacksTooFar: ({ megabytes }) => `Descompactados, os arquivos somam mais de ${megabytes} MB`,
	largeZip: ({ megabytes }) => `O ZIP tem mais de ${megabytes} MB`,
	largeFile: ({ megabytes }) => `O arquivo tem mais de ${megabytes} MB`,
	largeZips: ({ megabytes }) => `Juntos, os ZIPs têm mais de ${megabytes} MB`,
	largeFiles: ({ megabytes }) => `Juntos, os arquivos têm mais de ${megabytes} MB`,
	costly:
		"Juntos, os arquivos são mais do que dá para ler de uma vez: escolha este sem os outros, ou só uma parte dele",
	chosenTwice: "O mesmo arquivo foi escolhido duas vezes",
	manyFiles: "São mais de 2.000 arquivos no total: este e os seguintes não são lidos",
	manyRecords: "Juntos, os arquivos têm mais de 100.000 registros",
	manyColumns: ({ max }) =>
		plural(max, {
			one: "O arquivo tem mais de # coluna",
			many: "O arquivo tem mais de # de colunas",
			other: "O arquivo tem mais de # colunas",
		}),
	otherLibrary: ({ name, own }) => `Aqui só é lida a biblioteca de ${name}; esta é lida em um perfil chamado ${own}`,

	empty: "O arquivo está vazio",
	notText: "O arquivo não é de texto",
	notCsvOrJson: "O arquivo não é nem CSV nem JSON",
	cutJson: "O arquivo está incompleto: o JSON acaba antes da hora ou está danificado",
	deepJson: "O arquivo tem níveis demais para ser uma lista de títulos",
	webPage:
		"É uma página da web, não uma exportação. Quando um download falha, muitas vezes o que se salva é a página de login: entre no serviço e baixe o arquivo de novo",
	feed: "É um feed, que só tem os últimos registros. Baixe a exportação do serviço",
	otherXml: "É XML, e desse formato só a lista do MyAnimeList é lida. Exporte em CSV ou JSON no programa que o criou",
	excel: "É uma pasta de trabalho do Excel. Salve como CSV (Arquivo → Salvar como → CSV UTF-8) e escolha esse arquivo",
	openDocument:
		"É uma planilha OpenDocument. Salve como CSV (Arquivo → Salvar como → Texto CSV) e escolha esse arquivo",
	numbers: "É uma planilha do Numbers. Salve como CSV (Arquivo → Exportar para → CSV) e escolha esse arquivo",
	document:
		"É um documento de texto. Salve como texto simples com um título por linha, ou passe para uma planilha e salve como CSV",
	pdf: "É um PDF. Procure a mesma coisa em CSV ou JSON no serviço, ou copie os títulos para um arquivo de texto, um por linha",
	picture: "É uma imagem, e não dá para ler o texto dela. Copie os títulos para um arquivo de texto, um por linha",
	media: "É um vídeo ou um áudio, não uma lista de títulos",
	database:
		"É o banco de dados de um aplicativo. Exporte sua lista no aplicativo, em CSV ou JSON, e escolha esse arquivo",
	book: "É um e-book, não uma lista de títulos",
	program: "É um programa, não uma lista de títulos",
	propertyList:
		"É uma lista de propriedades de um aplicativo da Apple. Exporte sua lista no aplicativo, em CSV ou JSON",
	archiveOf: ({ format }) => `É um arquivo compactado ${format}. Descompacte e escolha os arquivos que há nele`,
	archive: "É um arquivo compactado. Descompacte e escolha os arquivos que há nele",

	listOfBooks: ({ columns }) =>
		`Pelas colunas ${columns}, parece uma lista de livros. Só filmes e séries são importados`,
	listOfMusic: ({ columns }) =>
		`Pelas colunas ${columns}, parece uma lista de músicas. Só filmes e séries são importados`,
	listOfGames: ({ columns }) =>
		`Pelas colunas ${columns}, parece uma lista de jogos. Só filmes e séries são importados`,
	listOfPodcasts: ({ columns }) =>
		`Pelas colunas ${columns}, parece uma lista de podcasts. Só filmes e séries são importados`,
	listOfContacts: ({ columns }) =>
		`Pelas colunas ${columns}, parece uma lista de contatos. Só filmes e séries são importados`,
	listOfPayments: ({ columns }) =>
		`Pelas colunas ${columns}, parece uma lista de pagamentos. Só filmes e séries são importados`,
	listOfFiles: ({ columns }) =>
		`Pelas colunas ${columns}, parece uma lista de imagens ou arquivos. Só filmes e séries são importados`,
	listOfPurchases: ({ columns }) =>
		`Pelas colunas ${columns}, parece uma lista de compras. Só filmes e séries são importados`,
	listOfSports: ({ columns }) =>
		`Pelas colunas ${columns}, parecem dados de esporte ou saúde. Só filmes e séries são importados`,

	noService: "Este arquivo não é de nenhum serviço que dê para importar",
	noPlaceInZip: "Este arquivo da exportação não tem nada para a biblioteca",
	noRows: "Tem os nomes das colunas, mas nenhuma linha abaixo deles",
	unnamedColumns: "Não se sabe o que são as colunas: diga qual é qual",
	unclearColumns: "Diga o que é cada uma das colunas",
	unnamedAmongOthers: "Não se sabe o que são as colunas: escolha só este arquivo para dizer qual é qual",
	unnamedAndLarge:
		"Não se sabe o que são as colunas, e um arquivo de mais de 1 MB não pode esperar você dizer: chame-as de title, year, season, episode, watched_at e rating na primeira linha e escolha o arquivo de novo",
	likes: "Curtidas não entram na importação",
	deletedEntries: "O que foi apagado no Letterboxd continua apagado",
	unclearFilms:
		"Filmes vistos, filmes para ver e curtidas têm as mesmas colunas: dê ao arquivo o nome watched.csv ou watchlist.csv",
	manga: "É uma lista de mangás. Só filmes e séries são importados",
	noAnime: "A lista não tem nenhum anime",
	sameInJson: "O arquivo JSON que vem junto diz a mesma coisa",
	noWatches: "Este arquivo não tem visualizações",
	exportErrors: "Uma lista do que o Trakt não conseguiu exportar",
	noTitlesOfTrakt: "Este arquivo do Trakt não tem títulos para a biblioteca",
	accountData: "Os dados da conta não têm títulos",
	accountDataAlone: "São os dados da conta do Trakt, sem o histórico",

	// Of what was read, with a doubt
	encoding: ({ file, encoding }) =>
		`O texto de ${file} foi lido com este alfabeto: ${encoding}. Se os nomes aparecerem errados, salve o arquivo como UTF-8 e escolha de novo`,
	scaleOf5: ({ file }) => `As notas de ${file} foram lidas como estrelas, de 0,5 a 5`,
	scaleOf10: ({ file }) =>
		`As notas de ${file} foram lidas como pontos até 10; se forem estrelas, chame a coluna de “stars”`,
	scaleOf100: ({ file }) => `As notas de ${file} foram lidas como pontos até 100`,
	simklCsv: "O CSV do Simkl só tem o último episódio de cada série: o backup em JSON tem todos",
	simklRewatches: "No backup do Simkl, o que você viu de novo não foi verificado",
	listNoteCut: ({ list, of, kept }) =>
		plural(of, {
			one: `A descrição da lista “${list}” tem # caractere: ficam os primeiros ${kept}`,
			many: `A descrição da lista “${list}” tem # de caracteres: ficam os primeiros ${kept}`,
			other: `A descrição da lista “${list}” tem # caracteres: ficam os primeiros ${kept}`,
		}),
	incompleteTrakt: ({ missing }) =>
		`A exportação do Trakt está incompleta; talvez uma nova tenha o resto. Falta: ${missing}`,
	lastDatesOnly:
		"As listas de títulos vistos do Trakt só têm a última data de cada um: sem o histórico, faltam as visualizações anteriores",

	// Of an import that waits
	catalogueAway: "O catálogo não está respondendo agora. A importação continua sozinha assim que ele responder.",
	waitsForImport: "Está esperando outra importação sua ser gravada.",
});
